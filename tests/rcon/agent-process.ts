/** The agent with a death wish: `DIE_AT` names the moment at which nothing more of it happens. */
import { createAgent } from '#agent/agent.ts'
import { createGame } from '#agent/ask-game.ts'
import { openJournal } from '#agent/journal/journal.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { readSettings } from '#agent/settings.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'

export type Death = 'answered' | 'begun' | 'ran' | 'ended' | 'reported'

function dieAt(moment: Death): void {
  if (process.env.DIE_AT === moment) process.kill(process.pid, 'SIGKILL')
}

const { url, key, rcon: place, journalFile, ...asking } = readSettings(process.env)
const journal = openJournal(journalFile)
const rcon = createRconClient(place)
const site = createSiteClient({ url, key, instance: journal.instance, version: '1' })

await createAgent({
  site: {
    ...site,
    async report(reports) {
      const answer = await site.report(reports)
      dieAt('reported')
      return answer
    },
  },
  rcon: {
    async run(command, mayBegin) {
      const answer = await rcon.run(command, mayBegin)
      dieAt('ran')
      return answer
    },
  },
  journal: {
    ...journal,
    begin(id, attempt) {
      dieAt('answered')
      journal.begin(id, attempt)
      dieAt('begun')
    },
    end(report) {
      journal.end(report)
      dieAt('ended')
    },
  },
  game: createGame({ rcon, ...asking }),
  speaker: createSpeaker((line) => process.stdout.write(`${line}\n`)),
}).run(new AbortController().signal)
