/** `npm run rotate-key`: exchanges the key by which secrets are sealed, beside the running site. */
import { setTimeout as wait } from 'node:timers/promises'
import './bootstrap/lifeline.mjs'
import { rotateKey, tell } from '#server/operator/rotate-key.ts'
import { runOperatorCommand } from '#server/operator/run-command.ts'

const words = process.argv.slice(2)
const isLossAccepted = words.includes('--accept-loss')

await runOperatorCommand(
  words.every((word) => word === '--accept-loss'),
  'npm run rotate-key [-- --accept-loss]',
  async ({ config, openSite }) => {
    const database = await openSite()
    try {
      const { sealed, lost } = await rotateKey(database, config, { isLossAccepted, wait })
      process.stdout.write(`${sealed} secrets are sealed by the new key.\n`)
      if (lost.length > 0) process.stdout.write(`Given up: ${tell(lost)}.\n`)
      process.stdout.write(
        config.secretKeyNext === undefined
          ? 'Keep a copy of DATA_DIR/secret.key, or of SECRET_KEY, apart from the backups.\n'
          : 'Now set SECRET_KEY to what SECRET_KEY_NEXT is, take SECRET_KEY_NEXT away, and restart one process after the other.\n',
      )
    } finally {
      await database.close()
    }
  },
)
