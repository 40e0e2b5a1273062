import type { Language } from '#shared/constants/languages.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'

/** What the roles that a site starts with are called, as long as nobody gives them another name. */
const DELIVERED: Readonly<Record<string, Record<Language, string>>> = {
  [ADMIN_ROLE]: { ru: 'Администратор', en: 'Administrator' },
  moderator: { ru: 'Модератор', en: 'Moderator' },
  editor: { ru: 'Редактор', en: 'Editor' },
}

/** The name of a role as it is shown; calls and filters know it by the name it has. */
export const roleTitle = (name: string, language: Language): string =>
  (Object.hasOwn(DELIVERED, name) && DELIVERED[name]?.[language]) || name
