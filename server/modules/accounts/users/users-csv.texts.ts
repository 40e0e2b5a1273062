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
      lastSeen: 'Последний визит',
      formerNames: 'Прежние имена',
      bannedAt: 'Заблокирован',
      bannedUntil: 'Заблокирован до',
      banReason: 'Причина блокировки',
      bannedBy: 'Кто заблокировал',
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
      lastSeen: 'Last seen',
      formerNames: 'Former names',
      bannedAt: 'Banned',
      bannedUntil: 'Banned until',
      banReason: 'Reason of the ban',
      bannedBy: 'Banned by',
    },
    yes: 'yes',
    no: 'no',
  },
})
