import { defineTexts } from '#shared/texts/texts.ts'

export const ownAccountTexts = defineTexts({
  ru: {
    emailHint: 'О смене узнают оба адреса. Новый заработает, когда вы его подтвердите.',
    pending: 'Ждёт подтверждения: откройте ссылку из письма. Пока действует',
    saved: 'Аккаунт изменён',
    confirm: 'Подтвердите новый адрес по ссылке из письма:',
    discordUsername: 'Имя в Discord',
    discordHint: 'Необязательно. Его видите вы и сотрудники.',
    failed: 'Не удалось изменить аккаунт',
  },
  en: {
    emailHint: 'Both addresses are told of a change. The new one counts once you confirm it.',
    pending: 'Waits to be confirmed: open the link in the letter. Until then it is',
    saved: 'Account changed',
    confirm: 'Confirm the new address by the link in the letter:',
    discordUsername: 'Discord username',
    discordHint: 'Optional. You and staff see it.',
    failed: 'Could not change the account',
  },
})
