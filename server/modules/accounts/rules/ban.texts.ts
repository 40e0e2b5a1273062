import { defineTexts } from '#shared/texts/texts.ts'

export const banTexts = defineTexts({
  ru: {
    reason: 'Причина',
    until: 'Блокировка действует до',
    appeal: 'Решение можно обжаловать на странице входа.',
    appealHere: 'Решение можно обжаловать прямо здесь.',
  },
  en: {
    reason: 'Reason',
    until: 'The ban ends on',
    appeal: 'You can appeal on the log-in page.',
    appealHere: 'You can appeal right here.',
  },
})
