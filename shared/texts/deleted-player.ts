import type { Language } from '#shared/constants/languages.ts'

/** Who a review or a change was by once that account is gone. */
export const DELETED_PLAYER = {
  ru: 'Удалённый игрок',
  en: 'Deleted player',
} as const satisfies Record<Language, string>
