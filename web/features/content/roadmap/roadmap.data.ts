/** The plan, with the progress that the specification fixes (section 9). */
export const COMPLETED = [
  { key: 'survival', percent: 100 },
  { key: 'accounts', percent: 100 },
  { key: 'launcher', percent: 100 },
] as const
export const UPCOMING = [
  { key: 'forum', percent: 30 },
  { key: 'trading', percent: 50 },
  { key: 'seasons', percent: 10 },
] as const
export type RoadmapKey = (typeof COMPLETED | typeof UPCOMING)[number]['key']
