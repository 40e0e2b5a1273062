/** The nine products that a new shop offers, with the prices, texts and rules of the specification (sections 3 and 9). */
import type { DeliveredAction, DeliveredProduct } from '#server/modules/shop/products/delivered-product.ts'

const DIAMONDS_IN_SET = 64
const REDSTONE_IN_SET = 128

const NOTHING_ELSE = {
  salePriceKopecks: null,
  saleStartsAt: null,
  saleEndsAt: null,
  isHidden: false,
  perPlayerMax: null,
  inAllMax: null,
  perPeriodMax: null,
  periodDays: null,
  stock: null,
  ladder: null,
  ladderTier: null,
  paysDifference: false,
  requiredIds: [],
  durationDays: null,
  isAdultsOnly: false,
  // Flight, supplies and paid chance all change the game for money, as the strict reading has it.
  isAgainstGameRules: true,
  odds: [],
  lines_ru: [],
  lines_en: [],
}
const fact = (name: string, value = '') => ({ name, value })
const facts = (...names: string[]) => names.map((name) => fact(name))

const inGroup = (group: string): DeliveredAction[] => {
  const command = {
    kind: 'command',
    gameServer: 'every',
    requiresOnline: false,
    freeSlots: 0,
    idempotent: true,
  } as const
  return [
    { ...command, when: 'bought', command: `lp user {player} parent add ${group}` },
    { ...command, when: 'refunded', command: `lp user {player} parent remove ${group}` },
  ]
}

const given = (item: string, freeSlots = 1): DeliveredAction => ({
  when: 'bought',
  kind: 'command',
  gameServer: 'first',
  command: `minecraft:give {player} ${item}`,
  requiresOnline: true,
  freeSlots,
  idempotent: false,
})

/** A key that the game opens: the plugin there knows the case by its name. */
const keyOf = (name: string, gameServer: DeliveredAction['gameServer']): DeliveredAction => ({
  when: 'bought',
  kind: 'command',
  gameServer,
  command: `crates give virtual ${name} {amount} {player}`,
  requiresOnline: false,
  freeSlots: 0,
  idempotent: false,
})

const tier = {
  ...NOTHING_ELSE,
  category: 'privileges',
  type: 'global',
  server: null,
  paysDifference: true,
} as const
const set = { ...NOTHING_ELSE, category: 'resources', type: 'server-specific' } as const
const crate = { ...NOTHING_ELSE, category: 'cases' } as const

export const DELIVERED_PRODUCTS: Readonly<Record<string, DeliveredProduct>> = {
  recruit: {
    ...tier,
    ladder: 'ranks',
    ladderTier: 1,
    priceKopecks: 299_00,
    name_ru: 'Рекрут',
    name_en: 'Recruit',
    description_ru: 'Первая нашивка: лечение, полёт и цветной голос в чате.',
    description_en: 'The first patch: healing, flight and a colored voice in chat.',
    imageUrl: '/images/rank-recruit.jpg',
    imageText_ru: 'Нашивка рекрута на новой гимнастёрке: один светлый шеврон, рядом висят жетоны на цепочке',
    imageText_en: 'The Recruit patch on a new tunic: one pale chevron, dog tags on a chain beside it',
    lines_ru: ['Цвета в чате', '/heal, /fly, /speed, /enderchest', 'Префикс [RECRUIT]'],
    lines_en: ['Chat colors', '/heal, /fly, /speed, /enderchest', 'Prefix [RECRUIT]'],
    facts_ru: [
      ...facts('Цвета в чате', '/heal', '/fly', '/speed', '/enderchest'),
      fact('Префикс', '[RECRUIT]'),
    ],
    facts_en: [
      ...facts('Chat colors', '/heal', '/fly', '/speed', '/enderchest'),
      fact('Prefix', '[RECRUIT]'),
    ],
    actions: inGroup('recruit'),
  },
  veteran: {
    ...tier,
    ladder: 'ranks',
    ladderTier: 2,
    priceKopecks: 599_00,
    name_ru: 'Ветеран',
    name_en: 'Veteran',
    description_ru: 'Знает, где свои, куда вернуться и что взять с собой.',
    description_en: 'Knows where the squad is, how to get back and what to pack.',
    imageUrl: '/images/rank-veteran.jpg',
    imageText_ru:
      'Нашивка ветерана на выцветшем камуфляже: щит с двумя латунными шевронами, сбоку патроны в петлях',
    imageText_en:
      'The Veteran patch on faded camouflage: a shield with two brass chevrons, cartridges in loops at its side',
    lines_ru: [
      'Всё, что даёт «Рекрут»',
      '/tp, /back',
      'Набор «Ветеран» каждые 24 часа',
      'До 3 точек дома',
      'Префикс [VETERAN]',
    ],
    lines_en: [
      'Everything Recruit has',
      '/tp, /back',
      'Veteran kit every 24 hours',
      'Up to 3 homes',
      'Prefix [VETERAN]',
    ],
    facts_ru: [
      ...facts('/tp', '/back'),
      fact('Набор «Ветеран»', 'каждые 24 часа'),
      fact('Точки дома', 'до 3'),
      fact('Префикс', '[VETERAN]'),
    ],
    facts_en: [
      ...facts('/tp', '/back'),
      fact('Veteran kit', 'every 24 hours'),
      fact('Homes', 'up to 3'),
      fact('Prefix', '[VETERAN]'),
    ],
    actions: inGroup('veteran'),
  },
  elite: {
    ...tier,
    ladder: 'ranks',
    ladderTier: 3,
    priceKopecks: 999_00,
    name_ru: 'Элита',
    name_en: 'Elite',
    description_ru: 'Полный доступ. Время суток тоже по вашему приказу.',
    description_en: 'Full clearance. The time of day takes your orders too.',
    imageUrl: '/images/rank-elite.jpg',
    imageText_ru:
      'Знак элиты на чёрном жилете: круглая нашивка, три золотых шеврона и звезда, сбоку золотой шнур',
    imageText_en:
      'The Elite badge on a black vest: a round patch, three golden chevrons and a star, a golden cord at its side',
    lines_ru: [
      'Всё, что даёт «Ветеран»',
      '/god, /ptime',
      'Набор «Элита» каждые 12 часов',
      'До 10 точек дома',
      'Префикс [ELITE]',
    ],
    lines_en: [
      'Everything Veteran has',
      '/god, /ptime',
      'Elite kit every 12 hours',
      'Up to 10 homes',
      'Prefix [ELITE]',
    ],
    facts_ru: [
      ...facts('/god', '/ptime'),
      fact('Набор «Элита»', 'каждые 12 часов'),
      fact('Точки дома', 'до 10'),
      fact('Префикс', '[ELITE]'),
    ],
    facts_en: [
      ...facts('/god', '/ptime'),
      fact('Elite kit', 'every 12 hours'),
      fact('Homes', 'up to 10'),
      fact('Prefix', '[ELITE]'),
    ],
    actions: inGroup('elite'),
  },
  'diamond-set': {
    ...set,
    server: 'vanilla',
    priceKopecks: 199_00,
    name_ru: 'Алмазный набор',
    name_en: 'Diamond set',
    description_ru: `${DIAMONDS_IN_SET} алмаза: ровно стак, без сдачи.`,
    description_en: `${DIAMONDS_IN_SET} diamonds: exactly one stack, no change.`,
    imageUrl: '/images/set-diamond.jpg',
    imageText_ru: 'Россыпь гранёных алмазов в открытом ящике',
    imageText_en: 'Cut diamonds heaped in an open box',
    facts_ru: [fact('Внутри', `${DIAMONDS_IN_SET} алмаза`)],
    facts_en: [fact('Inside', `${DIAMONDS_IN_SET} diamonds`)],
    actions: [given(`diamond ${DIAMONDS_IN_SET}`)],
  },
  'tool-set': {
    ...set,
    server: 'hardcore',
    priceKopecks: 299_00,
    name_ru: 'Набор инструментов',
    name_en: 'Tool set',
    description_ru: 'Окоп сам себя не выкопает.',
    description_en: 'A trench does not dig itself.',
    imageUrl: '/images/set-tools.jpg',
    imageText_ru: 'Кованые кирка, топор, лопата и мотыга стоят у снарядного ящика в свете лампы',
    imageText_en: 'A forged pickaxe, axe, spade and hoe stand against an ammunition crate in lamplight',
    facts_ru: [fact('Внутри', 'Кирка, топор, лопата и мотыга')],
    facts_en: [fact('Inside', 'Pickaxe, axe, shovel and hoe')],
    actions: ['pickaxe', 'axe', 'shovel', 'hoe'].map((tool) => given(`iron_${tool} 1`)),
  },
  'redstone-set': {
    ...set,
    server: 'modded',
    priceKopecks: 149_00,
    name_ru: 'Набор редстоуна',
    name_en: 'Redstone set',
    description_ru: `${REDSTONE_IN_SET} единиц пыли для сапёров и мечтателей.`,
    description_en: `${REDSTONE_IN_SET} units of dust for sappers and dreamers.`,
    imageUrl: '/images/set-redstone.jpg',
    imageText_ru: 'Горка красной руды с искрами света в каменном ящике, провод и два факела',
    imageText_en: 'A heap of red ore with sparks of light in a stone box, a wire and two torches',
    facts_ru: [fact('Внутри', `${REDSTONE_IN_SET} единиц редстоуна`)],
    facts_en: [fact('Inside', `${REDSTONE_IN_SET} redstone`)],
    actions: [given(`redstone ${REDSTONE_IN_SET}`, 2)],
  },
  'donate-case': {
    ...crate,
    type: 'global',
    server: null,
    priceKopecks: 149_00,
    name_ru: 'Донат-кейс',
    name_en: 'Donate case',
    description_ru: 'Ящик с гуманитарного борта. Что выпадет, не знает и пилот.',
    description_en: 'A crate off the relief flight. Not even the pilot knows what will drop.',
    imageUrl: '/images/case-donate.jpg',
    imageText_ru:
      'Армейский деревянный ящик с латунными накладками: под откинутой крышкой в тёплом свете лежат слитки',
    imageText_en: 'A wooden army case with brass bands: ingots in warm light under its open lid',
    facts_ru: [fact('Внутри', 'Один случайный предмет')],
    facts_en: [fact('Inside', 'One random item')],
    actions: [keyOf('donate', 'every')],
  },
  'legendary-case': {
    ...crate,
    type: 'global',
    server: null,
    priceKopecks: 349_00,
    name_ru: 'Легендарный кейс',
    name_en: 'Legendary case',
    description_ru: 'Пломба снята, замок тёплый, внутри горит свет.',
    description_en: 'The seal is off, the lock is warm, something inside is glowing.',
    imageUrl: '/images/case-legendary.jpg',
    imageText_ru: 'Чёрный кейс с золотыми накладками: под откинутой крышкой золото в холодном сиянии',
    imageText_en: 'A black case with golden bands: gold in a cold glow under its open lid',
    facts_ru: [fact('Внутри', 'Один случайный предмет высокой редкости')],
    facts_en: [fact('Inside', 'One random item of high rarity')],
    actions: [keyOf('legendary', 'every')],
  },
  'hardcore-case': {
    ...crate,
    type: 'server-specific',
    server: 'hardcore',
    priceKopecks: 259_00,
    name_ru: 'Хардкор-кейс',
    name_en: 'Hardcore case',
    description_ru: 'Для тех, у кого одна жизнь и на неё планы.',
    description_en: 'For those with one life and plans for it.',
    imageUrl: '/images/case-hardcore.jpg',
    imageText_ru: 'Побитый стальной ящик с полосой опасности: под откинутой крышкой тлеет красная руда',
    imageText_en: 'A battered steel case with a hazard stripe: red ore smoulders under its open lid',
    facts_ru: [fact('Внутри', 'Один случайный предмет для хардкора')],
    facts_en: [fact('Inside', 'One random item for hardcore')],
    actions: [keyOf('hardcore', 'first')],
  },
}
