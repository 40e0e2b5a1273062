/** The agent as its environment describes it, with parts of it exchanged: for programs that tests start and kill. */
import { createAgent } from '#agent/agent.ts'
import { createGame } from '#agent/ask-game.ts'
import { openJournal } from '#agent/journal/journal.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { readSettings } from '#agent/settings.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'

type Parts = Pick<Parameters<typeof createAgent>[0], 'site' | 'rcon' | 'journal'>

/** `instance` where it is not the journal's. */
export async function runAgentWith(
  exchange: (parts: Parts) => Partial<Parts>,
  { instance }: { instance?: string | undefined } = {},
): Promise<void> {
  const { url, key, rcon: place, journalFile, ...asking } = readSettings(process.env)
  const journal = openJournal(journalFile)
  const rcon = createRconClient(place)
  const site = createSiteClient({ url, key, instance: instance ?? journal.instance, version: '1' })
  const parts = { site, rcon, journal }
  await createAgent({
    ...parts,
    ...exchange(parts),
    game: createGame({ rcon, ...asking }),
    speaker: createSpeaker((line) => process.stdout.write(`${line}\n`)),
  }).run(new AbortController().signal)
}
