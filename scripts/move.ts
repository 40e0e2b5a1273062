/** `npm run move -- sqlite postgresql [--replace]`: the database of a stopped site into the other engine, either way. */
import './bootstrap/lifeline.mjs'
import { moveSite } from '#server/operator/move-site.ts'
import { OperatorError } from '#server/operator/operator-error.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const words = process.argv.slice(2)
const isReplacing = words.includes('--replace')
const ways = words.filter((word) => word !== '--replace').join(' ')

await runOperatorCommand(
  ways === 'sqlite postgresql' || ways === 'postgresql sqlite',
  'npm run move -- sqlite postgresql [--replace]   (or: postgresql sqlite)',
  async ({ config: { dataDir, databaseUrl } }) => {
    if (databaseUrl === undefined) throw new OperatorError('DATABASE_URL says where PostgreSQL is: set it.')
    const sqlite = { dataDir }
    const postgresql = { dataDir, databaseUrl }
    const [from, to] = ways.startsWith('sqlite') ? [sqlite, postgresql] : [postgresql, sqlite]
    const sums = await moveSite(from, to, { isReplacing, now: new Date() })
    for (const [table, { rows, sum }] of Object.entries(sums))
      process.stdout.write(`${table.padEnd(28)}${String(rows).padStart(10)}  ${sum}\n`)
    process.stdout.write(
      `\nEvery table has arrived as it was. ${
        ways.startsWith('sqlite')
          ? 'Start the site with DATABASE_URL.'
          : 'Start the site without DATABASE_URL.'
      }\n`,
    )
  },
)
