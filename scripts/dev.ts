/** `npm run dev`: one command, reload on change. The page reloads itself; a change of the server restarts it. */
import './bootstrap/lifeline.mjs'
import { spawn } from 'node:child_process'

const watched = ['server', 'shared'].map((folder) => `--watch-path=${folder}`)
const environment = {
  NODE_ENV: 'development',
  DATA_DIR: './data/dev',
  ADMIN_PASSWORD: 'frontland',
  // Nobody's money moves: a page of ours plays the provider.
  PAYMENTS_TEST: 'true',
  ...process.env,
}
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/dev/serve.ts'], {
  stdio: 'inherit',
  env: environment,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => server.kill('SIGTERM'))
server.once('exit', (code) => process.exit(code ?? 0))
