import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { readConfigOrExit } from '#server/start.ts'
import { openSite } from './open-site.ts'
import { OperatorError } from './operator-error.ts'

export type CommandTools = {
  config: Config
  /** Opens the database of the site; see `open-site.ts` for what it asks of it. */
  openSite: () => Promise<Database>
}

/**
 * Runs a command of the operator beside the site, which may be running: with its configuration, and with a sentence where
 * something is in the way. One that was written wrongly is told its `usage`.
 */
export async function runOperatorCommand(
  isUsedRightly: boolean,
  usage: string,
  work: (tools: CommandTools) => Promise<void>,
): Promise<void> {
  if (!isUsedRightly) {
    process.stderr.write(`Usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  const config = readConfigOrExit()
  try {
    await work({ config, openSite: () => openSite(config) })
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
