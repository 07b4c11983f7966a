/** What somebody wants to know about the use of a moment. */
export interface MomentWatch {
  /** The calendar day of the moment in a time zone was used, and nothing else of it. */
  dayIn(timezone: string, day: string): void;
  /** The moment was used exactly. */
  exactly(): void;
}

const watched = new WeakMap<Date, { readonly moment: Date; readonly watch: MomentWatch }>();

/**
 * The same moment, which reports its use. Whoever passes it on without looking at it does not use it. It is not derived
 * from `Date`, because `new Date(moment)` would read such a one without calling any of its methods.
 */
export function watchedMoment(moment: Date, watch: MomentWatch): Date {
  const watching = new Proxy(moment, {
    get(target, name) {
      watch.exactly();
      // The driver asks every object that is no `Date` of the runtime for the value to send.
      if (name === "toPostgres") return () => target;
      // `new Date(moment)` asks for the default, of which the text would have no milliseconds.
      if (name === Symbol.toPrimitive)
        return (hint: string) => (hint === "string" ? String(target) : target.getTime());
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  watched.set(watching, { moment, watch });
  return watching;
}

/** The moment behind a watched one, and who watches it. */
export const watchOf = (moment: Date) => watched.get(moment);
