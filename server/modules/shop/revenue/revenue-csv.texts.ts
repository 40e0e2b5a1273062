import type { PaidBy } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const revenueCsvTexts = defineTexts({
  ru: {
    titles: {
      date: 'Дата',
      time: 'Время',
      order: 'Заказ',
      kind: 'Операция',
      provider: 'Чем оплачен',
      paid: 'Оплачено, руб.',
      refunded: 'Возвращено, руб.',
      items: 'Состав',
    },
    sale: 'Продажа',
    refund: 'Возврат',
    free: 'Без оплаты',
    providers: {
      yookassa: 'ЮKassa',
      robokassa: 'Robokassa',
      freekassa: 'FreeKassa',
      balance: 'Баланс на сайте',
      test: 'Проверка без денег',
      manual: 'Подтверждено вручную',
    } as Record<PaidBy, string>,
  },
  en: {
    titles: {
      date: 'Date',
      time: 'Time',
      order: 'Order',
      kind: 'Operation',
      provider: 'Paid by',
      paid: 'Paid, RUB',
      refunded: 'Refunded, RUB',
      items: 'Items',
    },
    sale: 'Sale',
    refund: 'Refund',
    free: 'Nothing to pay',
    providers: {
      yookassa: 'YooKassa',
      robokassa: 'Robokassa',
      freekassa: 'FreeKassa',
      balance: 'Balance on the site',
      test: 'Test without money',
      manual: 'Confirmed by hand',
    } as Record<PaidBy, string>,
  },
})
