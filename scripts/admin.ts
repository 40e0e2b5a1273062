/** `npm run admin -- reset NAME`: gives an account back to whoever runs the machine, as an administrator. */
import './bootstrap/lifeline.mjs'
import { resetAdministrator } from '#server/operator/reset-administrator.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const [act, name] = process.argv.slice(2)

await runOperatorCommand(
  act === 'reset' && name !== undefined,
  'npm run admin -- reset NAME',
  async ({ config, openSite }) => {
    const database = await openSite()
    try {
      const { username, link } = await resetAdministrator(database, name ?? '', {
        site: config.site,
        now: new Date(),
      })
      process.stdout.write(
        `\n  ${username} is an administrator again, signed out everywhere and under no ban.\n` +
          `  Open this link within an hour and choose a password; it works once:\n\n    ${link}\n\n`,
      )
    } finally {
      await database.close()
    }
  },
)
