import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { createWordsReader } from '#web/i18n/words-reader.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Transactions } from './transactions.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

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

/** As the ledger tells them, newest first. */
const linesFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: newest - index,
    date: '2025-11-19T18:30:00.000Z',
    currency: index % 2 ? ('LC' as const) : ('RUB' as const),
    amount: index % 2 ? 5 : -12_350,
    description: `Строка ${newest - index}`,
  }))
const latest = Array.from({ length: 20 }, (_, index) => ({
  id: 80 - index,
  date: '2025-11-19T18:30:00.000Z',
  currency: 'rub' as const,
  amount: 1,
  description: `Строка ${80 - index}`,
}))
const rows = () => screen.getAllByRole('row').slice(1)

it('offers the whole history where there may be more, page by page, in both currencies', async () => {
  api.on(ledgerEndpoints.list, ({ query }) =>
    answered(200, query.get('before') === '31' ? linesFrom(30, 3) : linesFrom(80, 50)),
  )
  const { user } = renderScreen(<Transactions transactions={latest} />)
  expect(rows()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Показать всю историю' }))
  const earlier = await screen.findByRole('button', { name: 'Показать раньше' })
  expect(rows()[0]?.textContent).toContain('−123,50')
  expect(rows()[1]?.textContent).toContain('5 LC')
  await user.click(earlier)
  await screen.findByText('Строка 28')
  expect(rows()).toHaveLength(53)
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that the history did not come, and asks again', async () => {
  api.refuse(ledgerEndpoints.list, 'unavailable', 'Позже')
  const { user } = renderScreen(<Transactions transactions={latest} />)
  await user.click(screen.getByRole('button', { name: 'Показать всю историю' }))
  expect(await screen.findByText('Не удалось загрузить историю операций')).toBeTruthy()
  api.on(ledgerEndpoints.list, () => answered(200, linesFrom(80, 2)))
  await user.click(screen.getByRole('button', { name: /ещё раз|снова|Повторить/i }))
  await screen.findByText('Строка 79')
})

it('shows a short history as it is', () => {
  renderScreen(<Transactions transactions={latest.slice(0, 19)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
