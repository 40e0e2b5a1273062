import type { Language } from '#shared/constants/languages.ts'

/** The kind of notices that staff wrote, and what is kept of them: empty where they wrote none. */
export const WRITTEN = 'written'
export type Written = Record<Language, string>
