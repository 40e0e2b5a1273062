/** What each product is called and what is in it. */
import { defineTexts } from '#shared/texts/texts.ts'
import { DIAMONDS_IN_SET, type ProductId, REDSTONE_IN_SET } from './shop.data.ts'

type ProductTexts = Record<
  ProductId,
  {
    name: string
    /** One line on the card. */
    summary: string
    /** What its picture shows. */
    alt: string
    /** What a set or a case holds. */
    contents?: string
  }
>

export const productsTexts = defineTexts<ProductTexts>({
  ru: {
    recruit: {
      name: 'Рекрут',
      summary: 'Первая нашивка: лечение, полёт и цветной голос в чате.',
      alt: 'Нашивка рекрута на новой гимнастёрке: один светлый шеврон, рядом висят жетоны на цепочке',
    },
    veteran: {
      name: 'Ветеран',
      summary: 'Знает, где свои, куда вернуться и что взять с собой.',
      alt: 'Нашивка ветерана на выцветшем камуфляже: щит с двумя латунными шевронами, сбоку патроны в петлях',
    },
    elite: {
      name: 'Элита',
      summary: 'Полный доступ. Время суток тоже по вашему приказу.',
      alt: 'Знак элиты на чёрном жилете: круглая нашивка, три золотых шеврона и звезда, сбоку золотой шнур',
    },
    diamondSet: {
      name: 'Алмазный набор',
      summary: `${DIAMONDS_IN_SET} алмаза: ровно стак, без сдачи.`,
      alt: 'Россыпь гранёных алмазов в открытом ящике',
      contents: `${DIAMONDS_IN_SET} алмаза`,
    },
    toolSet: {
      name: 'Набор инструментов',
      summary: 'Окоп сам себя не выкопает.',
      alt: 'Кованые кирка, топор, лопата и мотыга стоят у снарядного ящика в свете лампы',
      contents: 'Кирка, топор, лопата и мотыга',
    },
    redstoneSet: {
      name: 'Набор редстоуна',
      summary: `${REDSTONE_IN_SET} единиц пыли для сапёров и мечтателей.`,
      alt: 'Горка красной руды с искрами света в каменном ящике, провод и два факела',
      contents: `${REDSTONE_IN_SET} единиц редстоуна`,
    },
    donateCase: {
      name: 'Донат-кейс',
      summary: 'Ящик с гуманитарного борта. Что внутри, не знает и пилот.',
      alt: 'Армейский деревянный ящик с латунными накладками: под откинутой крышкой в тёплом свете лежат слитки',
      contents: 'Один случайный предмет',
    },
    legendaryCase: {
      name: 'Легендарный кейс',
      summary: 'Пломба цела, замок тёплый, внутри горит свет.',
      alt: 'Чёрный кейс с золотыми накладками: под откинутой крышкой золото в холодном сиянии',
      contents: 'Один случайный предмет высокой редкости',
    },
    hardcoreCase: {
      name: 'Хардкор-кейс',
      summary: 'Для тех, у кого одна жизнь и на неё планы.',
      alt: 'Побитый стальной ящик с полосой опасности: под откинутой крышкой тлеет красная руда',
      contents: 'Один случайный предмет для хардкора',
    },
  },
  en: {
    recruit: {
      name: 'Recruit',
      summary: 'The first patch: healing, flight and a colored voice in chat.',
      alt: 'The Recruit patch on a new tunic: one pale chevron, dog tags on a chain beside it',
    },
    veteran: {
      name: 'Veteran',
      summary: 'Knows where the squad is, how to get back and what to pack.',
      alt: 'The Veteran patch on faded camouflage: a shield with two brass chevrons, cartridges in loops at its side',
    },
    elite: {
      name: 'Elite',
      summary: 'Full clearance. The time of day takes your orders too.',
      alt: 'The Elite badge on a black vest: a round patch, three golden chevrons and a star, a golden cord at its side',
    },
    diamondSet: {
      name: 'Diamond set',
      summary: `${DIAMONDS_IN_SET} diamonds: exactly one stack, no change.`,
      alt: 'Cut diamonds heaped in an open box',
      contents: `${DIAMONDS_IN_SET} diamonds`,
    },
    toolSet: {
      name: 'Tool set',
      summary: 'A trench does not dig itself.',
      alt: 'A forged pickaxe, axe, spade and hoe stand against an ammunition crate in lamplight',
      contents: 'Pickaxe, axe, shovel and hoe',
    },
    redstoneSet: {
      name: 'Redstone set',
      summary: `${REDSTONE_IN_SET} units of dust for sappers and dreamers.`,
      alt: 'A heap of red ore with sparks of light in a stone box, a wire and two torches',
      contents: `${REDSTONE_IN_SET} redstone`,
    },
    donateCase: {
      name: 'Donate case',
      summary: 'A crate off the relief flight. Not even the pilot knows what is in it.',
      alt: 'A wooden army case with brass bands: ingots in warm light under its open lid',
      contents: 'One random item',
    },
    legendaryCase: {
      name: 'Legendary case',
      summary: 'The seal is whole, the lock is warm, something inside is glowing.',
      alt: 'A black case with golden bands: gold in a cold glow under its open lid',
      contents: 'One random item of high rarity',
    },
    hardcoreCase: {
      name: 'Hardcore case',
      summary: 'For those with one life and plans for it.',
      alt: 'A battered steel case with a hazard stripe: red ore smoulders under its open lid',
      contents: 'One random item for hardcore',
    },
  },
})
