import { defineTexts } from '#shared/texts/texts.ts'

/** What stands in a channel before the name of what it is about. */
export const messageTexts = defineTexts({
  ru: {
    'news.published': 'Новость:',
    'player.registered': 'Новый игрок:',
    'order.paid': 'Оплачен заказ',
    'order.refunded': 'Возвращены деньги за заказ',
  },
  en: {
    'news.published': 'News:',
    'player.registered': 'A new player:',
    'order.paid': 'Paid order',
    'order.refunded': 'Money went back for order',
  },
})
