import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleDetails } from '#web/testing/sample-users.ts'
import { BalanceButton } from './balance-button.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

function open(language: 'ru' | 'en' = 'ru') {
  renderScreen(<BalanceButton user={sampleDetails()} />, { language })
  fireEvent.click(
    screen.getByRole('button', { name: language === 'ru' ? 'Начислить или списать' : 'Give or take' }),
  )
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Провести' }))
const sent = () => api.calls(ledgerEndpoints.changeBalance)

it('reads roubles with kopecks and sends them as kopecks, taken ones below zero', async () => {
  api.reply(ledgerEndpoints.changeBalance, { currency: 'RUB', balance: 0 })
  open()
  fill('Действие', 'take')
  fill('Сумма', '1 299,5')
  fill('Причина', 'Возврат')
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().map(({ body }) => body)).toEqual([{ currency: 'RUB', amount: -129_950, reason: 'Возврат' }])
})

it('takes nothing that is no amount, in whole LandCoins neither', async () => {
  open()
  fill('Причина', 'Подарок')
  for (const [currency, amount] of [
    ['RUB', '0'],
    ['RUB', '-5'],
    ['RUB', '1,234'],
    ['RUB', 'сто'],
    ['LC', '1,5'],
  ] as const) {
    fill('Валюта', currency)
    fill('Сумма', amount)
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('Введите сумму больше нуля')
  }
  expect(sent()).toEqual([])
})

it('keeps the key for a repetition of the same, and takes another for something else', async () => {
  api.refuse(ledgerEndpoints.changeBalance, 'balance_too_low', 'На балансе меньше.')
  open()
  fill('Сумма', '10')
  fill('Причина', 'Подарок')
  send()
  await screen.findByText('На балансе меньше.')
  send()
  await waitFor(() => expect(sent()).toHaveLength(2))
  await screen.findByText('На балансе меньше.')
  fill('Сумма', '11')
  send()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const keys = sent().map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w.:-]{1,64}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
