import { defineTexts } from '#shared/texts/texts.ts'

export const sessionTexts = defineTexts({
  ru: {
    loggedOut: 'Выход выполнен',
    loggedOutDetail: 'Вы успешно вышли из системы',
    logoutFailed: 'Ошибка выхода',
    logoutFailedDetail: 'Произошла ошибка при выходе',
  },
  en: {
    loggedOut: 'Logged out',
    loggedOutDetail: 'You have logged out successfully',
    logoutFailed: 'Logout failed',
    logoutFailedDetail: 'Something went wrong while logging out',
  },
})
