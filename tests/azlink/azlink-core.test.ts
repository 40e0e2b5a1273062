/** What the double is believed for, held against the plugin's own core where that is there: `AZLINK_SOURCE=folder`. */
import { expect, test, vi } from 'vitest'
import { findFreePort } from '#tests/free-port.ts'
import { TEST_CONFIG } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'
import { LONGEST_LEASE, line, SECOND } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'
import { ASKING, hasCore, startCore } from './azlink-core.ts'
import { openWithAzlink } from './open-with-azlink.ts'

const KINDS = hasCore ? (['double', 'core'] as const) : (['double'] as const)
const RANGER = { name: 'rANGER', uuid: '8667ba71-b85a-4004-af54-457a9734eed7' }
const config = { ...TEST_CONFIG, probeAllowPrivate: ['127.0.0.0/8'] }

/** A plugin that is linked and has told that it runs what it is sent. */
async function open(kind: 'double' | 'core') {
  const opened = await openWithAzlink({ config })
  const { site, plugin, settle, port, keyText, pass } = opened
  const core = kind === 'core' ? startCore() : null
  const asked = () =>
    site.database.query.selectFrom('azlink_plugins').select(['polled_at', 'proven_at']).execute()
  const hasAsked = async () =>
    expect((await asked()).map((row) => row.polled_at)).toContain(site.clock.now.getTime())
  /** Until it has told that it runs what it is sent, by so many keys. */
  async function link(key: string, count = 1) {
    core?.type(`azlink setup http://127.0.0.1:${port} ${key}`)
    await core?.askUntil(async () =>
      expect((await asked()).filter((row) => row.proven_at !== null)).toHaveLength(count),
    )
  }
  const game = core ?? plugin
  game.join(RANGER)
  await (core ? link(keyText) : settle())
  /** Its next minute. */
  const ask = async () => {
    await pass(60 * SECOND)
    await (core ? core.askUntil(hasAsked) : plugin.poll())
  }
  return { ...opened, game, core, link, ask }
}

test.for(KINDS)(
  'what was bought is run once, whole and in order, letter for letter, and is done (%s)',
  async (kind) => {
    const { site, game, ask, rows, userId } = await open(kind)
    const commands = ['say 1', 'say «Спасибо», {player} ✔ 🎖', 'lp user {uuid} info']
    await enqueueDeliveries(
      site.database,
      ...commands.map((command, index) => ({ userId, of: line(1), position: index + 1, command })),
      { userId, player: 'Scout', command: 'say absent', requiresOnline: true },
    )
    await ask()
    const done = ['say 1', 'say «Спасибо», rANGER ✔ 🎖', `lp user ${RANGER.uuid} info`]
    const states = async () => (await rows()).map(({ state }) => state)
    await until(async () => expect(await states()).toEqual(['done', 'done', 'done', 'queued']))
    await ask()
    expect(game.ran).toEqual(done)
  },
)

test.for(KINDS)('a hundred receipts at once settle a hundred commands (%s)', async (kind) => {
  const { site, game, ask, rows, userId } = await open(kind)
  const commands = Array.from({ length: 100 }, (_, index) => `say ${index}`)
  await enqueueDeliveries(
    site.database,
    ...commands.map((command) => ({ userId, command, idempotent: true })),
  )
  await ask()
  await until(async () => expect((await rows()).every(({ state }) => state === 'done')).toBe(true))
  expect(game.ran).toEqual(commands)
})

test.for(KINDS)(
  'whatever stands behind a command that throws is not run, and told of to staff (%s)',
  async (kind) => {
    const { site, game, ask, rows, pass, userId } = await open(kind)
    game.throwAt('say 2')
    await enqueueDeliveries(
      site.database,
      ...[1, 2, 3].map((position) => ({ userId, of: line(1), position, command: `say ${position}` })),
      { userId, player: 'Scout', command: 'say other' },
    )
    await ask()
    await until(async () => expect((await rows())[0]?.state).toBe('done'))
    await pass(LONGEST_LEASE)
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'review', 'review', 'review'])
    expect(game.ran).toEqual(['say 1'])
  },
)

test.runIf(hasCore)(
  'it is woken by its own HTTP server, moves LandCoins, and says that its key was ended',
  async () => {
    const { site, core, link, pass, staff, userId } = await open('core')
    if (!core) return
    const wakePort = await findFreePort()
    core.type(`azlink port ${wakePort}`)
    const settings = { wakeHost: '127.0.0.1', wakePort, isProxy: false, isWithoutReceipts: false, version: 0 }
    expect((await staff.call('PUT', '/admin/servers/1/azlink', { body: settings })).statusCode).toBe(200)
    const wake = () => staff.call('POST', '/admin/servers/1/azlink/wake')
    await until(async () => expect((await wake()).json()).toEqual({ outcome: 'reached' }))
    await enqueueDeliveries(site.database, { userId })
    await site.database.query.updateTable('delivery_events').set({ at: site.clock.now.getTime() }).execute()
    // As long as it does not ask it is woken once a minute.
    await vi.waitFor(async () => {
      await pass(60 * SECOND)
      expect(core.ran).toEqual(['say rANGER'])
    }, ASKING)

    const banker = await site.player('Banker', [
      'access_admin_panel',
      'manage_game_servers',
      'manage_balances',
    ])
    const draft = { name: 'Economy', scopes: ['deliver', 'economy'], landcoinsCeiling: 100 }
    const made = await banker.call('POST', '/admin/servers/1/keys', { body: draft })
    const { id, key } = made.json<{ id: number; key: string }>()
    await site.database.query
      .insertInto('game_names')
      .values({
        ...{ user_id: userId, game: 'minecraft', name: 'Ranger', name_folded: 'ranger' },
        ...{ uuid: null, confirmed_at: 1, ended_at: null },
      })
      .execute()
    await link(key, 2)
    for (const [typed, heard] of [
      ['add rANGER 50', 'New balance: 50.0'],
      ['remove rANGER 20', 'New balance: 30.0'],
      ['remove rANGER 31', 'Unable to edit money: java.io.IOException: Unexpected HTTP error 409'],
      ['set rANGER 0', 'The amount must be positive.'],
      [
        'add Ranger 5',
        "Unable to find player 'Ranger', please try again in few seconds or use '/azlink fetch'.",
      ],
    ]) {
      core.type(`azlink money ${typed}`)
      await until(() => expect(core.said).toContain(heard))
    }
    await banker.call('DELETE', `/admin/servers/1/keys/${id}`)
    const ended = 'HTTP error 403. Try to do again the link command given on the admin panel.'
    await core.askUntil(() =>
      expect(core.said).toContain(`Unable to fetch data: java.io.IOException: Unexpected ${ended}`),
    )
  },
)
