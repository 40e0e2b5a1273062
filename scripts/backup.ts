/** `npm run backup -- FILE`: the whole site in one file, beside the running site. */
import './bootstrap/lifeline.mjs'
import { makeBackup } from '#server/operator/backup/make-backup.ts'
import { rowsOf } from '#server/operator/backup/manifest.ts'
import { readProgramVersion } from '#server/operator/program-version.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const [file, ...more] = process.argv.slice(2)

await runOperatorCommand(
  file !== undefined && more.length === 0,
  'npm run backup -- FILE',
  async ({ config, openSite }) => {
    await (await openSite()).close()
    const { manifest, bytes } = await makeBackup(file ?? '', {
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      storageUrl: config.storageUrl,
      backupKey: config.backupKey,
      version: await readProgramVersion(),
      now: new Date(),
    })
    process.stdout.write(
      `${file}: ${rowsOf(manifest)} rows and ${Object.keys(manifest.files).length} files in ${bytes} bytes, ` +
        `${config.backupKey === undefined ? 'not encrypted' : 'encrypted'}, restored once to see that all is there.\n`,
    )
  },
)
