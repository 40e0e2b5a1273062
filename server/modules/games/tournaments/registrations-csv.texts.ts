import { defineTexts } from '#shared/texts/texts.ts'

export const registrationsCsvTexts = defineTexts({
  ru: {
    titles: {
      userId: '№',
      username: 'Имя пользователя',
      level: 'Уровень',
      registeredAt: 'Записан',
      isBanned: 'Заблокирован',
      removalReason: 'Снят с турнира, причина',
    },
    yes: 'да',
    no: 'нет',
  },
  en: {
    titles: {
      userId: 'No.',
      username: 'Username',
      level: 'Level',
      registeredAt: 'Registered',
      isBanned: 'Banned',
      removalReason: 'Taken out, reason',
    },
    yes: 'yes',
    no: 'no',
  },
})
