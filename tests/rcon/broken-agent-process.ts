/** Agents as they must not be: `BROKEN` says which promise this one does not know of. */
import { rmSync } from 'node:fs'
import { createAgent } from '#agent/agent.ts'
import { createGame } from '#agent/ask-game.ts'
import { openJournal } from '#agent/journal/journal.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { readSettings } from '#agent/settings.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'

export type Fault = 'no journal' | 'writes down after running' | 'begins after its lease'

const HOUR_MS = 60 * 60 * 1_000

const fault = process.env.BROKEN as Fault
const { url, key, rcon: place, journalFile, ...asking } = readSettings(process.env)
if (fault === 'no journal') rmSync(journalFile, { force: true })
const journal = openJournal(journalFile)
const rcon = createRconClient(place)
const site = createSiteClient({ url, key, instance: 'always-the-same', version: '1' })

const withoutEnd = <Answer extends Awaited<ReturnType<typeof site.claim>>>(answer: Answer): Answer => {
  if (answer.kind !== 'ok' || fault !== 'begins after its lease') return answer
  const leaseUntil = new Date(Date.parse(answer.body.serverTime) + HOUR_MS).toISOString()
  return {
    ...answer,
    body: { ...answer.body, jobs: answer.body.jobs.map((job) => ({ ...job, leaseUntil })) },
  }
}

await createAgent({
  site: {
    ...site,
    claim: async (...call) => withoutEnd(await site.claim(...call)),
    held: async () => withoutEnd(await site.held()),
  },
  rcon: {
    async run(command, mayBegin) {
      if (fault !== 'writes down after running' || !mayBegin) return rcon.run(command, mayBegin)
      const answer = await rcon.run(command, () => true)
      mayBegin()
      return answer
    },
  },
  journal,
  game: createGame({ rcon, ...asking }),
  speaker: createSpeaker((line) => process.stdout.write(`${line}\n`)),
}).run(new AbortController().signal)
