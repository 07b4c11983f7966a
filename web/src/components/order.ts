/** A list with the item at one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}

/** Where a row lies, in pixels from the top of its list. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** A row that is being dragged: from which place, by how many pixels, and where it would be put. */
export interface Drag {
  readonly from: number;
  readonly offset: number;
  readonly to: number;
}

const middleOf = ({ top, height }: Extent): number => top + height / 2;

/** The place of a row that is dragged by some pixels: past every row whose middle its edge has crossed. */
export function placeOf(rows: readonly Extent[], from: number, offset: number): number {
  const { top, height } = rows[from]!;
  const passedDown = rows.filter((row, index) => index > from && top + height + offset > middleOf(row));
  const passedUp = rows.filter((row, index) => index < from && top + offset < middleOf(row));
  return from + passedDown.length - passedUp.length;
}

/** The offset of a row in pixels while another one is dragged, to make room for it. */
export function shiftOf(index: number, { from, to, offset }: Drag, rows: readonly Extent[]): number {
  if (index === from) return offset;
  const room = rows[from]!.height;
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}
