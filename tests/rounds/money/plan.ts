/** What happens to one purchase, drawn by chance: the same seed and number give the same. */
import { type Chance, createChance } from '#tests/rounds/random.ts'

const GOODS = weighed({ plain: 66, several: 12, basket: 8, scarce: 14 })
const PRESSES = weighed({ once: 66, twice: 16, unheard: 12, 'other-body': 6 })
const TRIALS = weighed({ none: 84, absurd: 6, 'wrong-price': 5, stranger: 5 })
const CREATIONS = weighed({
  none: 86,
  fault: 3,
  'fault-after': 3,
  'cut-after': 3,
  nonsense: 2,
  'too-many': 2,
  'never-after': 1,
})
const PAYINGS = weighed({
  pays: 60,
  leaves: 5,
  cancels: 4,
  'refused-first': 4,
  'other-amount': 4,
  'other-currency': 2,
  twice: 4,
  'cancelled-then-paid': 3,
  late: 3,
  forged: 4,
  'forged-only': 2,
  'by-hand': 2,
  balance: 3,
})
const FATES = weighed({ once: 46, twice: 16, 'at-once': 10, lost: 12, delayed: 11, replayed: 5 })
const AFTERWARDS = weighed({ nothing: 84, whole: 6, part: 5, cabinet: 3, outside: 2 })
const REFUND_FAULTS = weighed({ none: 70, 'fault-after': 12, 'cut-after': 8, fault: 8, 'never-after': 2 })
const PROVIDERS = weighed({ yookassa: 40, robokassa: 30, freekassa: 30 })

export type ProviderName = (typeof PROVIDERS)[number]
export type Fate = (typeof FATES)[number]
export type Plan = ReturnType<typeof drawPlan>

export function drawPlan(seed: number, index: number, accounts: number) {
  const chance = createChance(Math.imul(seed, 31) + Math.imul(index, 0x9e3779b1))
  const provider = chance.one(PROVIDERS)
  return {
    index,
    account: chance.below(accounts),
    provider,
    /** At which it is paid as well, or instead. */
    other: chance.one(PROVIDERS.filter((one) => one !== provider)),
    goods: chance.one(GOODS),
    /** Which of its kind is bought. */
    pick: chance.below(1_000),
    hasCoupon: chance.percent(9),
    press: chance.one(PRESSES),
    trial: chance.one(TRIALS),
    creation: chance.one(CREATIONS),
    paying: chance.one(PAYINGS),
    fate: chance.one(FATES),
    otherFate: chance.one(FATES),
    afterwards: chance.one(AFTERWARDS),
    isRefundPressedTwice: chance.percent(40),
    refundFault: chance.one(REFUND_FAULTS),
    isMore: chance.percent(50),
  }
}

export type Draw = { fate(): Fate; chance: Chance }
/** For what belongs to no purchase alone. */
export function createDraw(seed: number): Draw {
  const chance = createChance(seed)
  return { chance, fate: () => chance.one(FATES) }
}

/** Each as often as it weighs. */
function weighed<Key extends string>(weights: Record<Key, number>): readonly Key[] {
  return (Object.keys(weights) as Key[]).flatMap((key) => Array.from({ length: weights[key] }, () => key))
}
