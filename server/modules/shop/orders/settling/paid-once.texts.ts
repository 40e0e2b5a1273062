import { defineTexts } from '#shared/texts/texts.ts'

export const paidOnceTexts = defineTexts({
  ru: {
    sound: 'Каждый платёж учтён один раз, каждый оплаченный заказ оплачен один раз.',
    payments: 'Платежей, учтённых не один раз ({count})',
    orders: 'Заказов, чья оплата не сходится с учётом ({count})',
  },
  en: {
    sound: 'Each payment is booked once, each paid order was paid once.',
    payments: 'Payments that are not booked once ({count})',
    orders: 'Orders whose payment is not what the books say ({count})',
  },
})
