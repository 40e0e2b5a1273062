import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Product } from '#tests/product/start-product.ts'
import { testFolder } from '#tests/rcon/test-folder.ts'

const AGENT = fileURLToPath(new URL('../../agent/start.mjs', import.meta.url))

/** The agent that is shipped, beside a game, until the test ends. */
export function startShippedAgent({
  product,
  key,
  rcon,
  statsFolder,
}: {
  product: Product
  key: string
  rcon: { port: number; password: string }
  statsFolder: string
}): void {
  const folder = testFolder()
  const agent = spawn(process.execPath, [AGENT], {
    cwd: folder,
    env: {
      FRONTLAND_URL: product.url,
      FRONTLAND_KEY: key,
      RCON_PORT: String(rcon.port),
      RCON_PASSWORD: rcon.password,
      JOURNAL_FILE: join(folder, 'journal'),
      STATS_DIR: statsFolder,
    },
    stdio: 'ignore',
  })
  const ended = once(agent, 'exit')
  onTestFinished(async () => {
    agent.kill('SIGKILL')
    await ended
  })
}
