import { defineTexts } from '#shared/texts/texts.ts'

export const usersCsvTexts = defineTexts({
  ru: {
    titles: {
      id: '№',
      username: 'Имя пользователя',
      email: 'Электронная почта',
      emailVerified: 'Почта подтверждена',
      discordUsername: 'Имя в Discord',
      roles: 'Роли',
      joinDate: 'Регистрация',
      bannedAt: 'Заблокирован',
      bannedUntil: 'Заблокирован до',
      banReason: 'Причина блокировки',
    },
    yes: 'да',
    no: 'нет',
  },
  en: {
    titles: {
      id: 'No.',
      username: 'Username',
      email: 'Email',
      emailVerified: 'Email confirmed',
      discordUsername: 'Discord username',
      roles: 'Roles',
      joinDate: 'Joined',
      bannedAt: 'Banned',
      bannedUntil: 'Banned until',
      banReason: 'Reason of the ban',
    },
    yes: 'yes',
    no: 'no',
  },
})
