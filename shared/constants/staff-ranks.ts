/** The staff ranks (specification, section 3), the lowest first; of the SCP council O5-1 stands highest. */
export const STAFF_RANKS = [
  'private',
  'corporal',
  'sergeant',
  'lieutenant',
  'captain',
  'major',
  'colonel',
  'general',
  'field-marshal',
  'o5-13',
  'o5-12',
  'o5-11',
  'o5-10',
  'o5-9',
  'o5-8',
  'o5-7',
  'o5-6',
  'o5-5',
  'o5-4',
  'o5-3',
  'o5-2',
  'o5-1',
] as const
export type StaffRank = (typeof STAFF_RANKS)[number]

/** The rank that is shown: whoever was given none has the first. */
export const shownRank = (rank: string | null): string => rank ?? STAFF_RANKS[0]
