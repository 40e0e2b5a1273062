/** `npm run agent`, or `node start.mjs` where this folder was copied: commands of the site for one game server, by RCON. */
import { existsSync } from 'node:fs'
import { createAgent } from './agent.ts'
import { createGame } from './ask-game.ts'
import { createIsPlayerName } from './game/player-name.ts'
import { DamagedJournal, JournalTaken, openJournal } from './journal/journal.ts'
import { createRconClient } from './rcon/rcon-client.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSiteClient } from './site/site-client.ts'
import { createSpeaker } from './speaker.ts'
import { watchStats } from './stats/watch-stats.ts'
import { createTellStatistics } from './tell-statistics.ts'
import { watchScores } from './watch-scores.ts'

const VERSION = '1.0.0'
const SETTINGS_FILE = 'agent.env'

if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE)
const speaker = createSpeaker((line) => process.stdout.write(`${line}\n`))
const settings = orExit(() => readSettings(process.env), 'The agent cannot start:')
for (const warning of settings.warnings) speaker.say(warning)
await run(settings)

async function run({ url, key, rcon: console, journalFile, stats, ...asking }: Settings): Promise<void> {
  const journal = orExit(() => openJournal(journalFile), `The journal ${journalFile} cannot be used:`)
  const rcon = createRconClient(console)
  const site = createSiteClient({ url, key, instance: journal.instance, version: VERSION })
  const game = createGame({ rcon, ...asking })
  const agent = createAgent({
    site,
    rcon,
    journal,
    game,
    speaker,
    tellStatistics: createTellStatistics({
      watch: watchScores({
        files: stats && watchStats(stats.folder, createIsPlayerName(asking.bedrockPrefix), stats.userCache),
        site,
        rcon,
        game,
      }),
      site,
      speaker,
    }),
  })
  const stop = new AbortController()
  const end = () => {
    if (!stop.signal.aborted) speaker.say('Stopping: what runs is finished and told.')
    stop.abort()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  try {
    await agent.run(stop.signal)
  } catch (error) {
    speaker.say(`The agent ends: ${(error as Error).message}`)
    process.exit(1)
  }
  rcon.close()
  journal.close()
}

function orExit<Result>(work: () => Result, otherwise: string): Result {
  try {
    return work()
  } catch (error) {
    const { message } = error as Error
    const advice =
      error instanceof DamagedJournal
        ? '\nPut it aside and start again: what it began and did not report goes before the staff.'
        : error instanceof JournalTaken
          ? '\nOne agent runs with one journal; stop the other, or give this one another file.'
          : ''
    process.stderr.write(`${otherwise}\n${message}${advice}\n`)
    process.exit(1)
  }
}
