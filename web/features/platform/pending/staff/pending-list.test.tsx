import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Pending, pendingEndpoints } from '#shared/contract/platform/pending.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { PendingList } from './pending-list.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
const reply = (...lines: Pending['lines']) => api.reply(pendingEndpoints.get, { lines })

it('says how much of each waits, and leads to where it is done', async () => {
  reply(
    { key: 'appeals', count: 1 },
    { key: 'deliveries', count: 8 },
    { key: 'reviews', count: 3 },
    { key: 'letters', count: 5 },
    { key: 'tournaments', count: 2 },
    { key: 'samples', count: 1021 },
  )
  renderScreen(<PendingList />)
  const list = within(await screen.findByRole('region', { name: 'Ждёт вас' }))
  expect(list.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(
    [
      '1 обжалование без ответа /admin/users',
      '8 выдач ждут решения /admin/deliveries?state=undecided',
      '3 отзыва без ответа /admin/feedback?unanswered=true',
      '5 писем задержано /admin#held-letters',
      '2 турнира без победителя /admin/collections/tournaments',
      '1\u00a0021 образец на сайте /admin/collections',
    ],
  )
})

it('says so in English', async () => {
  reply({ key: 'reviews', count: 1 }, { key: 'samples', count: 2 })
  renderScreen(<PendingList />, { language: 'en' })
  const list = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1 unanswered review',
    '2 samples on the site',
  ])
})

it('is not there while nothing waits', async () => {
  reply()
  const { container } = renderScreen(<PendingList />)
  await waitFor(() => expect(api.calls(pendingEndpoints.get)).toHaveLength(1))
  expect(container.querySelector('section')).toBeNull()
})

it('says that it could not be asked, and asks again', async () => {
  api.refuse(pendingEndpoints.get, 'internal', '')
  const { user } = renderScreen(<PendingList />)
  await screen.findByText('Не удалось узнать, что ждёт вас')
  reply({ key: 'reviews', count: 1 })
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByRole('link', { name: '1 отзыв без ответа' })).toBeTruthy()
})
