import { expect, test } from 'vitest'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

async function open() {
  const { site, key, userId } = await openWithAgent()
  const admin = await site.administrator()
  await admin.call('POST', `/admin/users/${userId}/names`, {
    body: { game: 'minecraft', name: 'Wolf', reason: 'Seen in a call' },
  })
  const { agent } = await key(1, ['report'])
  const told = { name: 'Wolf', playtimeSeconds: 0, kills: 0, deaths: 0, points: 5_000 }
  const reply = await agent.call('POST', '/game/v1/stats', { body: { instance: 'a', players: [told] } })
  expect(reply.statusCode).toBe(200)
  const give = (rank: unknown) => admin.call('PUT', `/admin/users/${userId}`, { body: { rank } })
  const read = async () => (await admin.call('GET', `/admin/users/${userId}`)).json<UserDetails>()
  const page = async () => (await site.anonymous.call('GET', '/players/buyer')).json<object>()
  return { site, admin, give, read, page }
}

test('a staff rank stands before the tier, Private too, until it is taken back', async () => {
  const { give, read, page } = await open()
  const master = { name_en: 'Master' }
  expect(await read()).toMatchObject({ rank: null, tier: master })
  expect(await page()).toMatchObject({ rank: 'private', tier: master })
  for (const rank of ['major', 'private']) {
    expect((await give(rank)).json()).toMatchObject({ rank })
    expect(await read()).toMatchObject({ rank, tier: null })
    expect(await page()).toMatchObject({ rank, tier: null })
  }
  expect((await give(null)).json()).toMatchObject({ rank: null })
  expect(await page()).toMatchObject({ rank: 'private', tier: master })
})

test('a player of whom games have told has figures, zeros too, and another has none', async () => {
  const { site, admin, read } = await open()
  expect(await read()).toMatchObject({ hasFigures: true, kills: 0 })
  const { id } = (await (await site.player('Ranger')).call('GET', '/profile')).json<{ id: number }>()
  expect((await admin.call('GET', `/admin/users/${id}`)).json()).toMatchObject({ hasFigures: false })
})

test('what is no rank is refused, and what is one stands in the log', async () => {
  const { site, give } = await open()
  expect(errorCode(await give('emperor'))).toBe('validation_failed')
  await give('o5-1')
  const { after } = await site.database.query
    .selectFrom('audit_log')
    .select('after')
    .where('noun', '=', 'user')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(after).toContain('o5-1')
})
