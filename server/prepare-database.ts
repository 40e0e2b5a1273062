import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedStartingContent } from '#server/seeds/starting-content.ts'

/** Migrates and seeds, one process at a time, and shows a first administrator's random password once. */
export async function prepareDatabase(
  database: Database,
  config: Pick<Config, 'adminPassword' | 'site'>,
): Promise<void> {
  const administrator = await database.exclusive(async () => {
    await migrate(database)
    return seedStartingContent(database, {
      adminPassword: config.adminPassword,
      siteUrl: config.site.url,
      now: new Date(),
    })
  })
  if (administrator)
    process.stdout.write(
      `\n  The first administrator has been created. This password is shown only now:\n` +
        `    username: ${administrator.username}\n    password: ${administrator.password}\n\n`,
    )
}
