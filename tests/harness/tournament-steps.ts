/** What tests of tournaments do again and again. */
import { expect } from 'vitest'
import type { TestApp, TestClient } from './test-app.ts'

const HOUR_MS = 60 * 60 * 1000

export type TestTournament = {
  id: number
  version: number
  isSample: boolean
  title_ru: string
  status: string
  participants: string
  isRegistrationOpen: boolean
  startsAt: string
}
type Site = Pick<TestApp, 'clock' | 'administrator' | 'anonymous'>

/** A moment so many hours from now. */
export const after = ({ clock }: Pick<TestApp, 'clock'>, hours: number) =>
  new Date(clock.now.getTime() + hours * HOUR_MS).toISOString()

export const draftOf = (site: Pick<TestApp, 'clock'>) => ({
  title_ru: 'Зимний штурм',
  title_en: 'Winter Assault',
  startsAt: after(site, 10),
  registrationEndsAt: after(site, 8),
  game: 'minecraft',
  capacity: 32,
  minimumLevel: 0,
})

/** Staff announce one that starts in ten hours and takes registrations for eight. */
export async function announce(site: Site, fields: object = {}): Promise<TestTournament> {
  const operator = await site.administrator()
  const body = { ...draftOf(site), ...fields }
  const reply = await operator.call('POST', '/admin/collections/tournaments', { body })
  expect(reply.statusCode).toBe(201)
  return reply.json<TestTournament>()
}

export async function change(site: Site, id: number, body: object): Promise<TestTournament> {
  const operator = await site.administrator()
  const reply = await operator.call('PUT', `/admin/collections/tournaments/${id}`, { body })
  expect(reply.statusCode).toBe(200)
  return reply.json<TestTournament>()
}

/** As everybody reads it. */
export async function tournamentOf({ anonymous }: Site, id: number): Promise<TestTournament | undefined> {
  const all = (await anonymous.call('GET', '/collections/tournaments')).json<TestTournament[]>()
  return all.find((each) => each.id === id)
}

export const register = (player: TestClient, id: number) =>
  player.call('POST', `/tournaments/${id}/registration`)
export const withdraw = (player: TestClient, id: number) =>
  player.call('DELETE', `/tournaments/${id}/registration`)
