import { defineNotice } from '#server/lib/notices/notice-kind.ts'
import type { Language } from '#shared/constants/languages.ts'
import { roleTitle } from '#shared/texts/role-names.ts'

const titlesOf = (names: readonly string[], language: Language) =>
  names.map((name) => roleTitle(name, language)).join(', ')

/** By the names of the roles. */
export const rolesNotice = defineNotice<{ given: string[]; taken: string[] }>('roles', {
  ru: ({ given, taken }) =>
    [
      given.length > 0 &&
        `${given.length === 1 ? 'Вам дали роль' : 'Вам дали роли'}: ${titlesOf(given, 'ru')}.`,
      taken.length > 0 &&
        `${taken.length === 1 ? 'У вас больше нет роли' : 'У вас больше нет ролей'}: ${titlesOf(taken, 'ru')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  en: ({ given, taken }) =>
    [
      given.length > 0 &&
        `You were given the ${given.length === 1 ? 'role' : 'roles'} ${titlesOf(given, 'en')}.`,
      taken.length > 0 &&
        `You no longer have the ${taken.length === 1 ? 'role' : 'roles'} ${titlesOf(taken, 'en')}.`,
    ]
      .filter(Boolean)
      .join(' '),
})

/** That staff lifted it. */
export const banEndedNotice = defineNotice('ban_ended', {
  ru: () => 'Блокировка вашего аккаунта снята. С возвращением!',
  en: () => 'The ban on your account was lifted. Welcome back!',
})

/** That its time is over. */
export const banOverNotice = defineNotice('ban_over', {
  ru: () => 'Срок блокировки вашего аккаунта истёк. С возвращением!',
  en: () => 'The ban on your account has run out. Welcome back!',
})
