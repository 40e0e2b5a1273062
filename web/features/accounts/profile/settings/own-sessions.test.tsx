import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ownSessionEndpoints } from '#shared/contract/accounts/own-sessions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { OwnSessions } from './own-sessions.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const moments = { createdAt: '2026-03-01T10:00:00.000Z', lastUsedAt: '2026-03-02T11:30:00.000Z' }
const here = { id: 'a', device: 'Firefox на Windows', network: '203.0.113.0/24', isCurrent: true, ...moments }
const phone = {
  id: 'b',
  device: 'Chrome на Android',
  network: '2001:db8:1::/48',
  isCurrent: false,
  ...moments,
}
const old = { id: 'c', device: 'Неизвестное устройство', network: null, isCurrent: false, ...moments }

async function openSessions() {
  const view = renderScreen(<OwnSessions />)
  const region = await screen.findByRole('region', { name: 'Где выполнен вход' })
  return { ...view, region, linesOf: () => within(region).findAllByRole('listitem') }
}

it('shows each device with its network and times, and which one this is', async () => {
  api.reply(ownSessionEndpoints.list, [here, phone, old])
  const { linesOf } = await openSessions()
  const [own, other, unknown] = await linesOf()
  expect(own?.textContent).toContain('Firefox на WindowsЭто устройство')
  expect(own?.textContent).toContain('203.0.113.0/24')
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
  expect(other?.textContent).toMatch(/Chrome на AndroidСеть 2001:db8:1::\/48Вход .*Активность /)
  expect(unknown?.textContent).not.toContain('Сеть')
})

it('ends one of them, and says so', async () => {
  api.reply(ownSessionEndpoints.list, [here, phone, old])
  api.on(ownSessionEndpoints.end, () => {
    api.reply(ownSessionEndpoints.list, [here, old])
    return answered(204)
  })
  const { user, region, linesOf } = await openSessions()
  await user.click(await within(region).findByRole('button', { name: 'Завершить сессию: Chrome на Android' }))
  expect(await screen.findByText('На том устройстве выполнен выход')).toBeTruthy()
  await waitFor(async () => expect(await linesOf()).toHaveLength(2))
  expect(api.calls(ownSessionEndpoints.end)[0]?.path).toBe('/api/profile/sessions/b')
})

it('ends all others, after which nothing is left to end', async () => {
  api.reply(ownSessionEndpoints.list, [here, phone, old])
  api.on(ownSessionEndpoints.endOthers, () => {
    api.reply(ownSessionEndpoints.list, [here])
    return answered(204)
  })
  const { user, region } = await openSessions()
  await user.click(await within(region).findByRole('button', { name: 'Завершить остальные' }))
  expect(await screen.findByText('Больше нигде вход не выполнен.')).toBeTruthy()
  expect(within(region).queryByRole('button')).toBeNull()
})

it('keeps the line of what could not be ended', async () => {
  api.reply(ownSessionEndpoints.list, [here, phone])
  api.fail(ownSessionEndpoints.end)
  const { user, region, linesOf } = await openSessions()
  await user.click(await within(region).findByRole('button', { name: 'Завершить сессию: Chrome на Android' }))
  expect(await screen.findByText('Не удалось завершить')).toBeTruthy()
  expect(await linesOf()).toHaveLength(2)
})

it('says that the list did not load, and loads it again', async () => {
  api.fail(ownSessionEndpoints.list)
  const { user, region, linesOf } = await openSessions()
  expect(await within(region).findByText('Не удалось узнать, где выполнен вход')).toBeTruthy()
  api.reply(ownSessionEndpoints.list, [here])
  await user.click(within(region).getByRole('button'))
  expect(await linesOf()).toHaveLength(1)
})
