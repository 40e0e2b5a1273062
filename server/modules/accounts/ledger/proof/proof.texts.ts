import type { Currency } from '#shared/constants/money/currencies.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type Found<Row> = { of: (count: number) => string; each: (row: Row) => string }
type ProofTexts = {
  allEven: (transactions: number) => string
  uneven: Found<{ id: number; currency: Currency | ''; sum: number }>
  allTrue: (accounts: number) => string
  untrue: Found<{ id: number; kind: string; currency: Currency; balance: number; sum: number }>
  shownWrongly: Found<{ id: number; currency: Currency; balance: number; sum: number }>
  noneNegative: string
  negative: Found<{ id: number; kind: string; currency: Currency; balance: number }>
}

export const proofTexts = defineTexts<ProofTexts>({
  ru: {
    allEven: (count) => `Проверено операций: ${count}. Каждая сходится в ноль.`,
    uneven: {
      of: (count) => `Операций, которые не сходятся: ${count}`,
      each: ({ id, currency, sum }) =>
        currency === '' ? `№ ${id} без записей` : `№ ${id} на ${sum} ${currency}`,
    },
    allTrue: (count) => `Проверено счетов: ${count}. Остаток каждого равен сумме его записей.`,
    untrue: {
      of: (count) => `Счетов, где остаток не равен сумме записей: ${count}`,
      each: ({ id, kind, currency, balance, sum }) =>
        `№ ${id} (${kind}, ${currency}): остаток ${balance}, по записям ${sum}`,
    },
    shownWrongly: {
      of: (count) => `Игроков, которым показан не тот остаток: ${count}`,
      each: ({ id, currency, balance, sum }) =>
        `аккаунт ${id}: показано ${balance} ${currency}, в учёте ${sum}`,
    },
    noneNegative: 'Ни один счёт игрока не ушёл в минус.',
    negative: {
      of: (count) => `Счетов в минусе: ${count}`,
      each: ({ id, kind, currency, balance }) => `№ ${id} (${kind}, ${currency}): ${balance}`,
    },
  },
  en: {
    allEven: (count) => `Transactions checked: ${count}. Each comes to zero.`,
    uneven: {
      of: (count) => `Transactions that do not come to zero: ${count}`,
      each: ({ id, currency, sum }) =>
        currency === '' ? `no. ${id} without entries` : `no. ${id} by ${sum} ${currency}`,
    },
    allTrue: (count) => `Accounts checked: ${count}. Each balance is what its entries come to.`,
    untrue: {
      of: (count) => `Accounts whose balance is not what their entries come to: ${count}`,
      each: ({ id, kind, currency, balance, sum }) =>
        `no. ${id} (${kind}, ${currency}): balance ${balance}, entries ${sum}`,
    },
    shownWrongly: {
      of: (count) => `Players who are shown another balance: ${count}`,
      each: ({ id, currency, balance, sum }) =>
        `account ${id}: shown ${balance} ${currency}, in the books ${sum}`,
    },
    noneNegative: 'No account of a player is below zero.',
    negative: {
      of: (count) => `Accounts below zero: ${count}`,
      each: ({ id, kind, currency, balance }) => `no. ${id} (${kind}, ${currency}): ${balance}`,
    },
  },
})
