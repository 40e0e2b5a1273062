/** Whether more than one plugin asks by a key from one address: one asks once a minute by itself, and when it was woken. */
const SPAN_MS = 150_000
/** Three by itself, one that somebody typed. */
const OF_ONE = 4
/** What comes so soon after waking was woken. */
const WOKEN_MS = 6_000

type Poll = { at: number; from: string }

const pollsIn = (kept: string | null, now: number): Poll[] =>
  (JSON.parse(kept ?? '[]') as Poll[]).filter(({ at }) => Math.abs(now - at) < SPAN_MS)

/** What is kept once it has asked again. */
export function withPoll(kept: string | null, poll: Poll, wokenAt: number | null): string | null {
  if (wokenAt !== null && Math.abs(poll.at - wokenAt) < WOKEN_MS) return kept
  return JSON.stringify([...pollsIn(kept, poll.at), poll].slice(-20))
}

export const areTwo = (kept: string | null, now: number): boolean =>
  [...Map.groupBy(pollsIn(kept, now), ({ from }) => from).values()].some((polls) => polls.length > OF_ONE)
