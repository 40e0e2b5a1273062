import { defineNotice } from '#server/lib/notices/notice-kind.ts'

/** By the names of the roles. */
export const rolesNotice = defineNotice<{ given: string[]; taken: string[] }>('roles', {
  ru: ({ given, taken }) =>
    [
      given.length > 0 && `${given.length === 1 ? 'Вам дали роль' : 'Вам дали роли'}: ${given.join(', ')}.`,
      taken.length > 0 &&
        `${taken.length === 1 ? 'У вас больше нет роли' : 'У вас больше нет ролей'}: ${taken.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  en: ({ given, taken }) =>
    [
      given.length > 0 && `You were given the ${given.length === 1 ? 'role' : 'roles'} ${given.join(', ')}.`,
      taken.length > 0 &&
        `You no longer have the ${taken.length === 1 ? 'role' : 'roles'} ${taken.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
})

export const banEndedNotice = defineNotice('ban_ended', {
  ru: () => 'Блокировка вашего аккаунта снята. С возвращением!',
  en: () => 'The ban on your account was lifted. Welcome back!',
})
