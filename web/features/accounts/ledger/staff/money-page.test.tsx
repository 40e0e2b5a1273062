import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { MoneyPage } from './money-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const check = (name: string, isSound: boolean | null, detail = '') => ({ name, isSound, detail })

it('says that everything adds up, and nothing to do', async () => {
  api.reply(ledgerEndpoints.proof, {
    isSound: true,
    checks: [check('entries_sum_zero', true, 'Проверено: 7.')],
  })
  renderScreen(<MoneyPage />)
  expect(screen.getByText('Загрузка...')).toBeTruthy()
  expect(await screen.findByText('Всё сходится')).toBeTruthy()
  expect(screen.getByText('Проверено: 7.')).toBeTruthy()
  expect(screen.queryByText('Что делать:')).toBeNull()
})

it('says of each red line what is wrong and what to do; what could not be asked is no fault', async () => {
  api.reply(ledgerEndpoints.proof, {
    isSound: false,
    checks: [
      check('balances_equal_entries', false, '№ 3: остаток 500, по записям 100'),
      check('provider_agrees', null, 'ЮKassa не отвечает'),
      check('something_new', false, 'Новое'),
    ],
  })
  renderScreen(<MoneyPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Есть расхождения')
  expect(screen.getByText(/остаток 500/)).toBeTruthy()
  expect(screen.getAllByText('Что делать:')).toHaveLength(1)
  expect(screen.getByText('Не удалось проверить')).toBeTruthy()
  expect(screen.getByText('something_new')).toBeTruthy()
})

it('is made anew when asked, and says when it could not be made', async () => {
  api.refuse(ledgerEndpoints.proof, 'unavailable', 'База не отвечает.')
  renderScreen(<MoneyPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось провести сверку')
  api.reply(ledgerEndpoints.proof, { isSound: true, checks: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
  expect(await screen.findByText('Всё сходится')).toBeTruthy()
})
