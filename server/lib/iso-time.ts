/** A moment, in milliseconds, as the wire has it. */
export const isoTime = (time: number): string => new Date(time).toISOString()

/** The same of one that may not be there. */
export const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time))
