/** `npm run restore -- FILE [--replace]`: puts the site of a backup in the place of this one. */
import './bootstrap/lifeline.mjs'
import { rowsOf } from '#server/operator/backup/manifest.ts'
import { restoreSite } from '#server/operator/backup/restore-site.ts'
import { checkKey } from '#server/operator/doctor/key-check.ts'
import { fillDatabase } from '#server/operator/fill-database.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const words = process.argv.slice(2)
const isReplacing = words.includes('--replace')
const [file, ...more] = words.filter((word) => word !== '--replace')

await runOperatorCommand(
  file !== undefined && more.length === 0 && !file.startsWith('-'),
  'npm run restore -- FILE [--replace]',
  async ({ config, openSite }) => {
    const source = { file: file ?? '', backupKey: config.backupKey }
    const { about, manifest } = await fillDatabase(config, (database) =>
      restoreSite(source, database, {
        dataDir: config.dataDir,
        storageUrl: config.storageUrl,
        isReplacing,
        now: new Date(),
      }),
    )
    process.stdout.write(
      `The site of ${about.madeAt} is back: ${rowsOf(manifest)} rows and ${Object.keys(manifest.files).length} files. ` +
        'Letters, webhooks, commands for games and refunds that were waiting then are held until staff let them go in the panel.\n',
    )
    const database = await openSite()
    try {
      const { state, says, remedy } = await checkKey(database, config)
      if (state === 'fault') process.stdout.write(`${says} ${remedy}\n`)
    } finally {
      await database.close()
    }
  },
)
