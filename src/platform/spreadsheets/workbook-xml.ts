import { escapeXml } from "./xml-text.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const contentTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indices in the `cellXfs` of the style sheet below. `text` is the format that keeps an edited cell a text. */
export const cellStyles = { plain: 0, heading: 1, date: 2, text: 3 };

const styles = `${declaration}<styleSheet xmlns="${spreadsheet}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

/** The path of the sheet with an index, from 0, in the package. */
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/** The parts of a workbook besides its sheets, by their path in the package (ECMA-376). */
export function workbookParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const sheetOverrides = sheetNames.map((_, index) => override(`/${sheetPath(index)}`, "worksheet"));
  const sheets = sheetNames.map((name, index) => {
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;
  });
  const targets = sheetNames.map((_, index) => {
    return relationship(`rId${index + 1}`, "worksheet", sheetPath(index).slice("xl/".length));
  });
  return [
    [
      "[Content_Types].xml",
      `${declaration}<Types xmlns="${packages}/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>` +
        `${override("/xl/workbook.xml", "sheet.main")}${override("/xl/styles.xml", "styles")}` +
        `${sheetOverrides.join("")}</Types>`,
    ],
    [
      "_rels/.rels",
      `${declaration}<Relationships xmlns="${packages}/relationships">` +
        `${relationship("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}">` +
        `<sheets>${sheets.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${declaration}<Relationships xmlns="${packages}/relationships">` +
        `${targets.join("")}${relationship("styles", "styles", "styles.xml")}</Relationships>`,
    ],
    ["xl/styles.xml", styles],
  ];
}

function override(path: string, kind: string): string {
  return `<Override PartName="${path}" ContentType="${contentTypes}.${kind}+xml"/>`;
}

function relationship(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`;
}
