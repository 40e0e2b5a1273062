import type { ReceiptState } from '#shared/constants/shop/payments.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const receiptsTexts = defineTexts({
  ru: {
    states: {
      pending: 'Чек регистрируется',
      registered: 'Чек зарегистрирован',
      refused: 'Чек не зарегистрирован',
      outside: 'Чек пробит другим путём',
    } as Record<ReceiptState, string>,
    title: 'Чек не зарегистрирован',
    lead: 'Платёжная система не смогла пробить чек, а закон его требует. Узнайте причину в её кабинете, пробейте чек вручную и запишите это здесь.',
    settle: 'Чек пробит',
    settling: {
      title: 'Чек пробит другим путём?',
      lead: 'Заказ перестанет ждать вас. Пробить чек отсюда сайт не может.',
      reason: 'Причина',
      reasonHint: 'Чем и когда пробит, номер чека. Останется в журнале.',
      submit: 'Записать',
      busy: 'Записываем...',
      failed: 'Не удалось записать',
    },
    settled: 'Записано: чек пробит',
  },
  en: {
    states: {
      pending: 'The receipt is being registered',
      registered: 'The receipt is registered',
      refused: 'The receipt was not registered',
      outside: 'The receipt was made another way',
    } as Record<ReceiptState, string>,
    title: 'A receipt was not registered',
    lead: 'The provider could not register a receipt that the law requires. Find out why in its cabinet, make the receipt by hand, and say so here.',
    settle: 'Receipt made',
    settling: {
      title: 'Was the receipt made another way?',
      lead: 'The order stops waiting for you. The site cannot make the receipt from here.',
      reason: 'Reason',
      reasonHint: 'By what and when, and its number. It stays in the log.',
      submit: 'Save it',
      busy: 'Saving...',
      failed: 'Could not save it',
    },
    settled: 'Saved: the receipt was made',
  },
})
