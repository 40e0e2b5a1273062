/** Two processes of the built product on one PostgreSQL: one of them asks the game servers, both tell visitors the same. */
import { expect, onTestFinished, test } from 'vitest'
import { createAdministrator } from '#e2e/harness/api-caller.ts'
import { createDatabase } from '#e2e/harness/create-database.ts'
import { startMinecraftServer } from '#e2e/harness/minecraft-server.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { type Product, startProduct } from '#tests/product/start-product.ts'

const PROBE_SECONDS = 2
/** A tenth of jitter and a second between two looks. */
const QUESTION_WITHIN_MS = PROBE_SECONDS * 1_100 + 8_000
/** So many pauses of one process last longer than those of two, which would ask between each other's questions. */
const PAUSES_WATCHED = 5
/** One process pauses for 1.8 to 3.2 seconds (its jitter, and a second between two looks); two would need half of it. */
const PAUSE_OF_ONE_MS = PROBE_SECONDS * 850
const FOLLOWED_WITHIN_MS = 10_000

/** Reads the stream of states until it says this. */
async function untilStreamed(product: Product, text: string): Promise<void> {
  const ending = new AbortController()
  const reply = await fetch(`${product.url}/api/servers/events`, {
    signal: AbortSignal.any([ending.signal, AbortSignal.timeout(QUESTION_WITHIN_MS)]),
  })
  let heard = ''
  for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk
    if (heard.includes(text)) break
  }
  ending.abort()
  expect(heard).toContain(text)
}

test('one of two processes asks; when it is killed the other follows within ten seconds', {
  timeout: 360_000,
}, async () => {
  const minecraft = await startMinecraftServer()
  onTestFinished(() => minecraft.stop())
  const databaseUrl = await createDatabase()
  const start = async () => {
    const product = await startProduct({
      environment: {
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'the key of both processes, as on two machines',
        PROBE_ALLOW_PRIVATE: '127.0.0.0/8',
        PROBE_INTERVAL_SECONDS: String(PROBE_SECONDS),
      },
    })
    onTestFinished(() => product.stop())
    return product
  }

  const first = await start()
  const administrator = await createAdministrator(first)
  const { body } = await administrator.call('POST', '/admin/servers', {
    name_server: 'Northern Front',
    type: 'minecraft',
    ip: minecraft.address,
    description_ru: 'Линия фронта',
    description_en: 'The front line',
    difficulty: 'normal',
    features_ru: '',
    features_en: '',
    icon: 'Swords',
    uptime: '99.9%',
    players: '0/20',
  })
  const { id } = body as StaffGameServer
  const statusAt = async (product: Product): Promise<GameServerStatus> =>
    (await fetch(`${product.url}/api/servers/${id}/status`)).json() as Promise<GameServerStatus>
  await expect
    .poll(() => statusAt(first), { timeout: QUESTION_WITHIN_MS })
    .toMatchObject({ state: 'online', players: 0 })

  const second = await start()
  await expect
    .poll(() => statusAt(second), { timeout: QUESTION_WITHIN_MS })
    .toMatchObject({ state: 'online', players: 0 })
  await minecraft.join('Scout')
  await Promise.all([first, second].map((product) => untilStreamed(product, '"players":1')))
  const watchedFrom = minecraft.askedAt.length
  const untilLast = { timeout: (PAUSES_WATCHED + 1) * QUESTION_WITHIN_MS, interval: 50 }
  await expect.poll(() => minecraft.askedAt.length, untilLast).toBeGreaterThan(watchedFrom + PAUSES_WATCHED)
  const [begun = 0, ended = 0] = [watchedFrom, watchedFrom + PAUSES_WATCHED].map((n) => minecraft.askedAt[n])
  expect(ended - begun).toBeGreaterThan(PAUSES_WATCHED * PAUSE_OF_ONE_MS)
  // Neither may have looked since the last question: they agree as soon as both have.
  await expect
    .poll(async () => {
      const [here, there] = await Promise.all([statusAt(first), statusAt(second)])
      return JSON.stringify(here) === JSON.stringify(there)
    })
    .toBe(true)

  await first.kill()
  const killedAt = Date.now()
  await expect
    .poll(() => minecraft.askedAt.some((at) => at > killedAt), {
      timeout: FOLLOWED_WITHIN_MS,
      interval: 50,
    })
    .toBe(true)
  await minecraft.join('Sapper')
  await expect
    .poll(() => statusAt(second), { timeout: QUESTION_WITHIN_MS })
    .toMatchObject({ state: 'online', players: 2 })
})
