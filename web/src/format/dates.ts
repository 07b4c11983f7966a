const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A calendar day, which no zone shifts: "14 Jul 2026". */
export const formatDate = (wire: string): string => day.format(new Date(`${wire.slice(0, 10)}T00:00:00Z`));

/** A moment in the zone of the browser: "14 Jul 2026, 12:30". */
export const formatDateTime = (wire: string): string => moment.format(new Date(wire));
