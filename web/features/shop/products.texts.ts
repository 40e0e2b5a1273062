/** What each product is called and what is in it. */
import { defineTexts } from '#shared/texts/texts.ts'
import { DIAMONDS_IN_SET, type ProductId, REDSTONE_IN_SET } from './shop.data.ts'

type ProductTexts = Record<
  ProductId,
  {
    name: string
    /** One line on the card. */
    summary: string
    /** What a set or a case holds. */
    contents?: string
  }
>

export const productsTexts = defineTexts<ProductTexts>({
  ru: {
    recruit: { name: 'Рекрут', summary: 'Первая нашивка: лечение, полёт и цветной голос в чате.' },
    veteran: { name: 'Ветеран', summary: 'Знает, где свои, куда вернуться и что взять с собой.' },
    elite: { name: 'Элита', summary: 'Полный доступ. Время суток тоже по вашему приказу.' },
    diamondSet: {
      name: 'Алмазный набор',
      summary: `${DIAMONDS_IN_SET} алмаза: ровно стак, без сдачи.`,
      contents: `${DIAMONDS_IN_SET} алмаза`,
    },
    toolSet: {
      name: 'Набор инструментов',
      summary: 'Окоп сам себя не выкопает.',
      contents: 'Кирка, топор, лопата и мотыга',
    },
    redstoneSet: {
      name: 'Набор редстоуна',
      summary: `${REDSTONE_IN_SET} единиц пыли для сапёров и мечтателей.`,
      contents: `${REDSTONE_IN_SET} единиц редстоуна`,
    },
    donateCase: {
      name: 'Донат-кейс',
      summary: 'Ящик с гуманитарного борта. Что внутри, не знает и пилот.',
      contents: 'Один случайный предмет',
    },
    legendaryCase: {
      name: 'Легендарный кейс',
      summary: 'Пломба цела, замок тёплый, внутри горит свет.',
      contents: 'Один случайный предмет высокой редкости',
    },
    hardcoreCase: {
      name: 'Хардкор-кейс',
      summary: 'Для тех, у кого одна жизнь и на неё планы.',
      contents: 'Один случайный предмет для хардкора',
    },
  },
  en: {
    recruit: { name: 'Recruit', summary: 'The first patch: healing, flight and a coloured voice in chat.' },
    veteran: { name: 'Veteran', summary: 'Knows where the squad is, how to get back and what to pack.' },
    elite: { name: 'Elite', summary: 'Full clearance. The time of day takes your orders too.' },
    diamondSet: {
      name: 'Diamond set',
      summary: `${DIAMONDS_IN_SET} diamonds: exactly one stack, no change.`,
      contents: `${DIAMONDS_IN_SET} diamonds`,
    },
    toolSet: {
      name: 'Tool set',
      summary: 'A trench does not dig itself.',
      contents: 'Pickaxe, axe, shovel and hoe',
    },
    redstoneSet: {
      name: 'Redstone set',
      summary: `${REDSTONE_IN_SET} units of dust for sappers and dreamers.`,
      contents: `${REDSTONE_IN_SET} redstone`,
    },
    donateCase: {
      name: 'Donate case',
      summary: 'A crate off the relief flight. Not even the pilot knows what is in it.',
      contents: 'One random item',
    },
    legendaryCase: {
      name: 'Legendary case',
      summary: 'The seal is whole, the lock is warm, something inside is glowing.',
      contents: 'One random item of high rarity',
    },
    hardcoreCase: {
      name: 'Hardcore case',
      summary: 'For those with one life and plans for it.',
      contents: 'One random item for hardcore',
    },
  },
})
