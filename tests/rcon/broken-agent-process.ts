/** Agents as they must not be: `BROKEN` says which promise this one does not know of. */
import { rmSync } from 'node:fs'
import type { Answer, Handed } from '#agent/site/site-client.ts'
import { runAgentWith } from './agent-of-environment.ts'

export type Fault =
  | 'no journal'
  | 'writes down after running'
  | 'begins after its lease'
  | 'waits until it was heard'

const HOUR_MS = 60 * 60 * 1_000

const fault = process.env.BROKEN as Fault
if (fault === 'no journal') rmSync(process.env.JOURNAL_FILE ?? '', { force: true })

/** Jobs whose lease lasts for an hour, whatever the site says. */
function withoutEnd(answer: Answer<Handed>): Answer<Handed> {
  if (answer.kind !== 'ok') return answer
  const leaseUntil = new Date(Date.parse(answer.body.serverTime) + HOUR_MS).toISOString()
  return {
    ...answer,
    body: { ...answer.body, jobs: answer.body.jobs.map((job) => ({ ...job, leaseUntil })) },
  }
}

/** What ran last has been reported, and the site has taken it. */
let heard = Promise.resolve()
let hear = () => {}

await runAgentWith(
  ({ site, rcon }) => ({
    ...(fault === 'begins after its lease' && {
      site: {
        ...site,
        claim: async (...call) => withoutEnd(await site.claim(...call)),
        held: async () => withoutEnd(await site.held()),
      },
    }),
    ...(fault === 'waits until it was heard' && {
      site: {
        ...site,
        async report(reports) {
          const answer = await site.report(reports)
          if (answer.kind === 'ok') hear()
          return answer
        },
      },
      rcon: {
        async run(command, mayBegin) {
          if (!mayBegin) return rcon.run(command)
          await heard
          heard = new Promise((resolve) => {
            hear = resolve
          })
          return rcon.run(command, mayBegin)
        },
      },
    }),
    ...(fault === 'writes down after running' && {
      rcon: {
        async run(command, mayBegin) {
          if (!mayBegin) return rcon.run(command)
          const answer = await rcon.run(command, () => true)
          mayBegin()
          return answer
        },
      },
    }),
  }),
  { instance: fault === 'no journal' ? 'always-the-same' : undefined },
)
