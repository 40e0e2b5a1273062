import { defineNotice } from '#server/lib/notices/notice-kind.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'

export const orderDeliveredNotice = defineNotice<{ number: string }>('order_delivered', {
  ru: ({ number }) => `Заказ ${number} выдан: всё уже в игре.`,
  en: ({ number }) => `Order ${number} is delivered: all of it is in the game.`,
})

export const orderRefundedNotice = defineNotice<{ number: string; kopecks: number }>('order_refunded', {
  ru: ({ number, kopecks }) => `По заказу ${number} вернули ${formatRubles(kopecks, 'ru')}.`,
  en: ({ number, kopecks }) => `${formatRubles(kopecks, 'en')} of order ${number} went back to you.`,
})

export const purchaseEndingNotice = defineNotice<{ name_ru: string; name_en: string }>(
  'purchase_ending',
  {
    ru: ({ name_ru }) => `Меньше чем через три дня закончится «${name_ru}».`,
    en: ({ name_en }) => `“${name_en}” ends in less than three days.`,
  },
  'purchases',
)
