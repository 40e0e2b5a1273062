import { defineTexts } from '#shared/texts/texts.ts'

export const agreementTexts = defineTexts({
  ru: {
    sound: 'Сверено платежей за 48 часов: {count}.',
    nobody: 'Прямо сейчас спросить некого: ни одна подключённая система не отдаёт список платежей.',
    noNight: 'Ночной сверки с провайдерами ещё не было.',
    night: 'Ночная сверка, {day}, за 35 дней: {result}',
    nightSound: 'сверено платежей: {count}, расхождений нет.',
    wrong: 'платежей, о которых система говорит другое ({count})',
    taken: '{provider} {payment}: у системы {theirs} ₽, в учёте {ours} ₽',
    back: '{provider} {payment}: система вернула {theirs} ₽, в учёте {ours} ₽',
    unclear:
      '{provider} {payment}: в списке системы другие номера, чем в её уведомлениях, и часть платежей там отменена. Какой из них в учёте, не видно: посмотрите в кабинете.',
    unasked: '{provider} не ответила: {why}',
  },
  en: {
    sound: 'Payments compared, of 48 hours: {count}.',
    nobody: 'There is nobody to ask right now: no provider that is connected has a list of payments.',
    noNight: 'No night was compared with the providers yet.',
    night: 'Comparison of the night, {day}, 35 days: {result}',
    nightSound: '{count} payments compared, nothing differs.',
    wrong: 'payments of which the provider says something else ({count})',
    taken: '{provider} {payment}: the provider has {theirs} RUB, the books {ours} RUB',
    back: '{provider} {payment}: the provider gave back {theirs} RUB, the books {ours} RUB',
    unclear:
      '{provider} {payment}: its list calls payments by other numbers than its notifications, and some of them are cancelled there. Which of them is booked cannot be told: look in the cabinet.',
    unasked: '{provider} did not answer: {why}',
  },
})
