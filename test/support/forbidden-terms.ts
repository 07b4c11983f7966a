/** A word or phrase that the project does not use, with the standard term and a text that contains it. */
export interface ForbiddenTerm {
  readonly pattern: RegExp;
  readonly instead: string;
  readonly example: string;
}

export interface FoundTerm {
  /** The number of the line, starting at 1. */
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

const term = (pattern: RegExp, instead: string, example: string): ForbiddenTerm => ({
  pattern,
  instead,
  example,
});

/** The list grows with every term that a reader stumbled over; the glossary has the standard terms. */
export const forbiddenTerms: readonly ForbiddenTerm[] = [
  term(
    /\b[Aa]nswer(s|ed|ing)?\b|[a-z]Answer(s|ed)?\b|\b[Aa]nswer(s|ed)?[A-Z]\w*/,
    "response, respond or return",
    "The server answers 404.",
  ),
  term(
    /\b[Tt]old\b|[a-z]Told\b|\btold[A-Z]\w*/,
    "reported, notified, returned or recorded",
    "The caller is told of it.",
  ),
  term(/\b(is_)?[Uu]ntold\b/, "unknown or unreported", "An untold change."),
  term(/\b[Rr]ehears(e|ed|es|al|als)\b|\bisRehearsal\b/, "dry run", "A rehearsal writes nothing."),
  term(
    /\btake(s)? turns\b|\btakeTurns\w*|\bstopTurns\w*/,
    "a lock; requests run one at a time",
    "Writers take turns.",
  ),
  term(/\bturnedUses?\b|\bTurnedUse\b/, "usageChanges", "const turned = turnedUses();"),
  term(/\bsideBySide\b|\bside[ -]by[ -]side\b/, "in parallel or concurrently", "They run side by side."),
  term(/\bnew Meeting\b|\bclass Meeting\b/, "Barrier", "new Meeting(3)"),
  term(/\blookAtTables\b/, "analyzeTables", "lookAtTables(work)"),
  term(/\b[Dd]eeds?\b|\bDeeds?[A-Z]\w*|[a-z]Deeds?\b/, "operation", "A deed on several records."),
  term(/\banew\b/, "again", "It is read anew."),
  term(/\b[Ww]ork(s|ed|ing)? out\b/, "compute or calculate", "Figures that are worked out."),
  term(/\b[Rr]eckon(s|ed|ing)?\b/, "calculate", "The balance is reckoned."),
  term(/\b[Mm]end(s|ed|ing)?\b/, "fix or correct", "Mend the address."),
  term(/\bhand(s|ed)? (in|over)\b/, "submit, or pass", "The week is handed in."),
  term(/\b[Kk]inds? of cost\b/, "expense category", "A kind of cost."),
  term(/\b[Kk]inds? of leave\b/, "leave type", "The kinds of leave."),
  term(/\b[Kk]inds? of contract\b/, "contract type", "The four kinds of contract."),
  term(/\b[Kk]inds? of evaluation\b/, "evaluation type", "Two kinds of evaluation."),
  term(/\b[Pp]aid back\b|\bpaidBack\b/, "reimbursed", "An expense that is paid back."),
  term(/\bhandedIn\b|\bHandedIn\b/, "submitted", "const handedIn = [];"),
  term(/\b[Hh]ead counts?\b/, "headcount", "The head count of a company."),
  term(/\bRules and consequences\b/, "the hooks of …", "Rules and consequences of writing a client."),
  term(/\bnotTo[A-Z]\w*/, "…Obstacle: what prevents an action", "const notToApprove = [];"),
  term(/\b(MOST|LEAST)_[A-Z]\w*/, "MAX_… or MIN_…", "const MOST_DAYS = 366;"),
  term(/\b[Ee]ach step decides whether\b/, "why the order matters", "Each step decides whether it goes on."),
  term(/\bWORKED_OUT\w*/, "COMPUTED_…", "const WORKED_OUT_ONCE = 1;"),
  term(/\b[Ee]arned of the time's value\b/, "realization rate", "Earned of the time's value"),
  term(/\b[Nn]o good credential\b/, "missing or invalid credential", "No good credential."),
  term(/\bMost days (on|of)\b/, "maximum", "Most days on the account"),
  term(/\b(Days|moment) of choice\b/, "custom period, or specific time", "Days of choice"),
  term(/"As it was"|"As at first"/, "unchanged, or reset to default", '"As at first"'),
  term(/\b[Hh]eads of (a|the) table\b/, "header row", "The heads of a table."),
  term(/\b[Pp]atience\b|[A-Z_]*PATIENCE\b/, "time-out", "const PATIENCE = 10_000;"),
  term(/\bboot(s|ed)?\b/, "startup, or the program does not start", "Refused at boot."),
  term(/\b[Ii]n earnest\b/, "in production, or really", "In earnest: a table."),
  term(/\bvery bytes\b/, "raw bytes", "The very bytes of the body."),
  term(/\bholds? up (no|nothing)\b/, "does not delay", "It holds up nothing."),
  term(/\bstands? beside\b/, "is beside", "The figure stands beside it."),
  term(/\bis no part of\b/, "is not part of", "This is no part of the record."),
  term(/\bthere (is|are) none of\b/, "unknown, or does not exist", "An order that there is none of."),
  term(/\bof whatever resources?\b/, "of any resource", "The hooks of whatever resource."),
  term(/\bto the letter\b/, "exactly, or unchanged", "The guide, to the letter."),
  term(/\bconforms? to all rules\b/, "satisfies all rules", "It conforms to all rules."),
  term(/\bnoteTurned\w*/, "journalFieldUse", "noteTurnedFields(work);"),
  term(/\bworkedOut\b/, "computedDefault", ".workedOut(meaning)"),
  term(/\binterface Manner\b/, "options", "export interface Manner {"),
  term(/\bis no (action|field|filter|figure) (here|to)\b/, "is not a …", "x is no action here."),
];

/** Texts that are given exactly by the contract, and words with another meaning. */
const ALLOWED: readonly RegExp[] = [
  /read the lists anew\./g,
  /\banswers(?=: \{ \.\.\.text|: action\.contentType|: contentType|\?: string|, parameters \}| \?\? null)/g,
  /\btickets? (is|are) answered\b/g,
  /-?answer-(write|writes|reads)\b/g,
];

/** The forbidden terms in a text, in order of their lines. */
export function termsIn(text: string): FoundTerm[] {
  return text.split("\n").flatMap((content, index) => {
    const checked = ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ""), content);
    return forbiddenTerms.flatMap(({ pattern, instead }) => {
      const match = pattern.exec(checked);
      return match ? [{ line: index + 1, text: match[0], instead }] : [];
    });
  });
}
