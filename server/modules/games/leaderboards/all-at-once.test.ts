import { expect, test } from 'vitest'
import type { PlayerFigures } from '#shared/contract/games/player-figures.ts'
import type { Season } from '#shared/contract/games/seasons.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const PLAYERS = 150
const ACCOUNTS = 6
const ROUNDS = 5
const SECOND = 1_000

test('seasons end while accounts are deleted, banned and hide, figures are struck and games tell: all of it is done', async () => {
  const { site, key } = await openWithAgent()
  const { agent } = await key(1, ['report'])
  const administrator = await site.administrator()
  const names = Array.from({ length: PLAYERS }, (_, index) => `Player_${index}`)
  const tell = (points: number, more: (index: number) => object = () => ({})) =>
    agent.call('POST', '/game/v1/stats', {
      body: {
        instance: 'a',
        players: names.map((name, index) => ({
          name,
          playtimeSeconds: 0,
          kills: 0,
          deaths: 0,
          points,
          ...more(index),
        })),
      },
    })
  await tell(0)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ids: number[] = []
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const id = await site.createUser(`Account_${round}_${index}`)
      ids.push(id)
      await site.database.query
        .updateTable('player_statistics')
        .set({ user_id: id })
        .where('player', '=', names[index] ?? '')
        .execute()
    }
    const [banned, hiding, ...leaving] = ids as [number, number, ...number[]]
    const hider = await site.signIn(hiding)
    const body = { name_ru: 'Осень', name_en: 'Autumn' }
    const season = (await administrator.call('POST', '/admin/seasons', { body })).json<Season>()
    site.clock.advance(SECOND)
    await tell(round * 10)
    const figures = (await administrator.call('GET', '/admin/statistics')).json<{
      data: PlayerFigures[]
    }>().data
    // Those of an account go with it.
    const stays = (username: string | null) =>
      !leaving.some((_, index) => username === `Account_${round}_${index + 2}`)
    const struck = figures.filter(({ username }) => stays(username)).slice(0, 3)
    site.clock.advance(SECOND)
    const replies = await Promise.all([
      administrator.call('POST', `/admin/seasons/${season.id}/end`),
      ...leaving.map((id) => administrator.call('DELETE', `/admin/users/${id}`)),
      ...struck.map(({ id }) =>
        administrator.call('POST', `/admin/statistics/${id}/strike`, { body: { reason: 'Cheated' } }),
      ),
      administrator.call('POST', `/admin/users/${banned}/ban`, { body: { reason: 'Cheated' } }),
      hider.call('PUT', '/profile/visibility', {
        body: { page: false, lastSeen: false, gameServer: false, searchEngines: false },
      }),
      tell(round * 10 + 1, (index) => ({
        uuid: `00000000-0000-4000-8${String(round).padStart(3, '0')}-${String(index).padStart(12, '0')}`,
      })),
      site.runBackgroundWork(15 * SECOND).then(() => undefined),
    ])
    const failed = replies.map((reply) => (reply && reply.statusCode >= 400 ? reply.body.slice(0, 100) : ''))
    expect(failed).toEqual(failed.map(() => ''))
  }
})
