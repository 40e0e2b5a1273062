import type { TestDeed } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type TestPageTexts = {
  title: string
  lead: string
  open: string
  refused: string
  paid: string
  back: string
  deeds: Record<TestDeed, string>
  hints: Record<TestDeed, string>
}

export const testPageTexts = defineTexts<TestPageTexts>({
  ru: {
    title: 'Тестовая оплата',
    lead: 'Здесь вы играете за платёжную систему. Деньги не списываются.',
    open: 'Платёж ждёт.',
    refused: 'В оплате отказано.',
    paid: 'Оплачено раз: {times}.',
    back: 'Вернуться на сайт',
    deeds: {
      pay: 'Оплатить',
      refuse: 'Отказать',
      twice: 'Оплатить дважды',
      late: 'Оплатить слишком поздно',
    },
    hints: {
      pay: 'Деньги приходят один раз.',
      refuse: 'Как при нехватке денег на карте. Оплатить можно снова.',
      twice: 'Деньги приходят два раза, второй становится невостребованным.',
      late: 'Сначала истекает время на оплату, потом приходят деньги.',
    },
  },
  en: {
    title: 'Test payment',
    lead: 'Here you play the payment provider. No money is taken.',
    open: 'The payment is waiting.',
    refused: 'The payment was refused.',
    paid: 'Paid, times: {times}.',
    back: 'Back to the site',
    deeds: { pay: 'Pay', refuse: 'Refuse', twice: 'Pay twice', late: 'Pay too late' },
    hints: {
      pay: 'The money arrives once.',
      refuse: 'As with too little money on the card. It can be paid again.',
      twice: 'The money arrives twice, the second time as nobody’s.',
      late: 'First the time to pay runs out, then the money arrives.',
    },
  },
})
