/** Whether the books add up: asked for by staff, by `npm run doctor`, and by whatever wants to know. */
import type { Language } from '#shared/constants/languages.ts'
import type { Proof } from '#shared/contract/accounts/ledger.ts'
import type { BooksStore } from './books.store.ts'
import { proofTexts } from './proof.texts.ts'

/** One thing that has to be true. `isSound` is null where nobody could be asked; that decides nothing. */
type MoneyCheck = {
  name: string
  check(language: Language): Promise<{ isSound: boolean | null; detail: string }>
}

export type MoneyProof = ReturnType<typeof createMoneyProof>
export function createMoneyProof({ books }: { books: BooksStore }) {
  const checks: MoneyCheck[] = [
    {
      name: 'entries_sum_zero',
      async check(language) {
        const { allEven, uneven } = proofTexts[language]
        const rows = await books.listUneven()
        const { transactions } = await books.count()
        return found(rows, allEven(transactions), uneven)
      },
    },
    {
      name: 'balances_equal_entries',
      async check(language) {
        const { allTrue, untrue, shownWrongly } = proofTexts[language]
        const rows = await books.listUntrueBalances()
        const shown = rows.length > 0 ? [] : await books.listWronglyShown()
        if (shown.length > 0) return found(shown, '', shownWrongly)
        const { accounts } = await books.count()
        return found(rows, allTrue(accounts), untrue)
      },
    },
    {
      name: 'nothing_negative',
      async check(language) {
        const { noneNegative, negative } = proofTexts[language]
        return found(await books.listNegative(), noneNegative, negative)
      },
    },
  ]

  return {
    /** What a wing below knows of money is proved with the rest. */
    enlist(check: MoneyCheck): void {
      checks.push(check)
    },

    async prove(language: Language): Promise<Proof> {
      const made: Proof['checks'] = []
      for (const { name, check } of checks) made.push({ name, ...(await check(language)) })
      return { isSound: made.every(({ isSound }) => isSound !== false), checks: made }
    },
  }
}

/** What is wrong as an enumeration: some by name, and how many there are. */
function found<Row extends { count: number }>(
  rows: readonly Row[],
  nothing: string,
  words: { of: (count: number) => string; each: (row: Row) => string },
) {
  const [first] = rows
  if (!first) return { isSound: true, detail: nothing }
  const more = first.count > rows.length ? '; …' : ''
  return { isSound: false, detail: `${words.of(first.count)}: ${rows.map(words.each).join('; ')}${more}` }
}
