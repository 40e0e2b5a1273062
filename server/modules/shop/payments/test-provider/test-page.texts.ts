import type { TestDeed } from '#shared/constants/shop/orders.ts'
import type { PluralForms } from '#shared/texts/plural-forms.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type TestPageTexts = {
  title: string
  lead: string
  open: string
  refused: string
  paid: string
  /** From the second time on. */
  paidTimes: PluralForms
  back: string
  deeds: Record<TestDeed, string>
  hints: Record<TestDeed, string>
}

export const testPageTexts = defineTexts<TestPageTexts>({
  ru: {
    title: 'Тестовая оплата',
    lead: 'Здесь вы отвечаете за платёжную систему. Деньги не списываются.',
    open: 'Платёж ещё не оплачен.',
    refused: 'В оплате отказано.',
    paid: 'Оплачено.',
    paidTimes: {
      one: 'Оплачено {times} раз.',
      few: 'Оплачено {times} раза.',
      many: 'Оплачено {times} раз.',
      other: 'Оплачено {times} раза.',
    },
    back: 'Вернуться на сайт',
    deeds: {
      pay: 'Оплатить',
      refuse: 'Отказать',
      twice: 'Оплатить дважды',
      late: 'Оплатить слишком поздно',
    },
    hints: {
      pay: 'Деньги приходят один раз.',
      refuse: 'Как будто на карте не хватило денег. Потом можно оплатить снова.',
      twice: 'Деньги приходят дважды. Вторая оплата попадает в невостребованные деньги.',
      late: 'Сначала истекает срок оплаты, и только потом приходят деньги.',
    },
  },
  en: {
    title: 'Test payment',
    lead: 'Here you play the payment provider. No money is taken.',
    open: 'Not paid yet.',
    refused: 'The payment was refused.',
    paid: 'Paid.',
    paidTimes: { one: 'Paid {times} time.', other: 'Paid {times} times.' },
    back: 'Back to the site',
    deeds: { pay: 'Pay', refuse: 'Refuse', twice: 'Pay twice', late: 'Pay too late' },
    hints: {
      pay: 'The money arrives once.',
      refuse: 'As if there were too little money on the card. It can still be paid afterwards.',
      twice: 'The money arrives twice. The second payment becomes unclaimed money.',
      late: 'The time to pay runs out first, and only then does the money arrive.',
    },
  },
})
