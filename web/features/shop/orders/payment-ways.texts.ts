import type { PaidBy, PaymentWay } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type OfWays = Record<PaymentWay, string>

export const paymentWaysTexts = defineTexts({
  ru: {
    legend: 'Чем платить',
    names: {
      yookassa: 'ЮKassa',
      robokassa: 'Robokassa',
      freekassa: 'FreeKassa',
      balance: 'Баланс на сайте',
      test: 'Проверка без денег',
      manual: 'Подтверждено вручную',
    } as Record<PaidBy, string>,
    takes: {
      yookassa: 'Банковская карта, СБП, SberPay, T-Pay, ЮMoney',
      robokassa: 'Банковская карта, СБП и другие способы',
      freekassa: 'Банковская карта, СБП, электронные деньги',
      balance: 'Спишется сразу и целиком',
      test: 'Страница, которая играет платёжную систему',
    } as OfWays,
    youHave: (amount: string) => `На счету ${amount}`,
  },
  en: {
    legend: 'How to pay',
    names: {
      yookassa: 'YooKassa',
      robokassa: 'Robokassa',
      freekassa: 'FreeKassa',
      balance: 'Balance on this site',
      test: 'A trial without money',
      manual: 'Confirmed by hand',
    } as Record<PaidBy, string>,
    takes: {
      yookassa: 'Bank card, SBP, SberPay, T-Pay, YooMoney',
      robokassa: 'Bank card, SBP and other ways',
      freekassa: 'Bank card, SBP, electronic money',
      balance: 'Taken at once and in full',
      test: 'A page that plays the payment provider',
    } as OfWays,
    youHave: (amount: string) => `You have ${amount}`,
  },
})
