import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { createWordsReader } from '#web/i18n/words-reader.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Transactions } from './transactions.tsx'

beforeEach(() => void startScreenTest())

const AMOUNTS = [1, 3, 5, -21]
const transactions = AMOUNTS.map((amount, index) => ({
  id: index + 1,
  date: '2025-11-19T18:30:00.000Z',
  currency: 'landcoins' as const,
  amount,
  description: 'Награда',
}))

/** What is shown of each amount, and what is read out. */
function amountsWith(texts: Readonly<Record<string, string>>, language: Language = 'ru') {
  const brought = { language, changed: ['currency'], texts: { currency: texts } }
  renderScreen(
    <LanguageProvider initial={language} words={createWordsReader(brought, () => new Promise(() => {}))}>
      <Transactions transactions={transactions} />
    </LanguageProvider>,
    { language },
  )
  const cells = screen.getAllByRole('row').slice(1)
  return cells.map((row) =>
    [...row.querySelectorAll('td:last-child span span')].map((each) => each.textContent),
  )
}

const forms = {
  'amount.one': '{amount} монета',
  'amount.few': '{amount} монеты',
  'amount.many': '{amount} монет',
}

it('says an amount as delivered with its sign, in words to who listens', () => {
  expect(amountsWith({})).toEqual([
    ['1 LC', '1 LandCoins'],
    ['3 LC', '3 LandCoins'],
    ['5 LC', '5 LandCoins'],
    ['−21 LC', '−21 LandCoins'],
  ])
})

it('says it in the form that goes with the number once the currency is renamed', () => {
  expect(amountsWith({ name: 'Монеты', ...forms }).map(([shown]) => shown)).toEqual([
    '1 монета',
    '3 монеты',
    '5 монет',
    '−21 монета',
  ])
})

it('says its own sign where it was given one', () => {
  expect(amountsWith({ name: 'Монеты', sign: 'мон.', ...forms })[2]).toEqual(['5 мон.', '5 монет'])
})

it('says nothing of the former name to whoever changed that alone', () => {
  expect(amountsWith({ name: 'Tokens' }, 'en')[2]).toEqual(['5 Tokens', '5 Tokens'])
})
