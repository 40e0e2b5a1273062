import { defineTexts } from '#shared/texts/texts.ts'

export const providerAgreesTexts = defineTexts({
  ru: {
    sound: 'Сверено платежей: {count}, за {hours} ч.',
    nobody: 'Спросить некого: ни одна подключённая система не отдаёт список платежей.',
    wrong: 'Платежей, о которых система говорит другое ({count})',
    taken: '{provider} {payment}: у системы {theirs} ₽, в учёте {ours} ₽',
    back: '{provider} {payment}: система вернула {theirs} ₽, в учёте {ours} ₽',
    unasked: '{provider} не ответила: {why}',
  },
  en: {
    sound: 'Payments compared: {count}, of {hours} hours.',
    nobody: 'There is nobody to ask: no provider that is connected has a list of payments.',
    wrong: 'Payments of which the provider says something else ({count})',
    taken: '{provider} {payment}: the provider has {theirs} RUB, the books {ours} RUB',
    back: '{provider} {payment}: the provider gave back {theirs} RUB, the books {ours} RUB',
    unasked: '{provider} did not answer: {why}',
  },
})
