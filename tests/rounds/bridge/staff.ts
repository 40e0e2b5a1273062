/** Whoever of the staff looks after deliveries: they know what they see in the game. */
import type { Address } from '#tests/harness/address.ts'
import { createCaller } from '#tests/rounds/calls.ts'
import type { Chance } from '#tests/rounds/random.ts'
import { listQueued, listUnknown, numberOf } from './site-books.ts'

const WRONG_STATES = 409

export function createStaff(
  chance: Chance,
  {
    address,
    siteUrl,
    cookie,
    hasRun,
  }: {
    address: Address
    siteUrl: () => Promise<string>
    cookie: string
    hasRun(gameServerId: number, number: number): boolean
  },
) {
  const done = { cancelled: 0, decided: 0 }
  const faults: string[] = []

  async function decide(uuid: string, decision: 'cancel' | 'done' | 'retry'): Promise<boolean> {
    const call = createCaller(`${await siteUrl()}/api`, { cookie })
    const answer = await call('POST', `/admin/deliveries/${uuid}/${decision}`, { reason: 'Seen in the game' })
    // No answer: it may have died over it.
    if (answer !== null && ![200, WRONG_STATES, 503].includes(answer.status))
      faults.push(`${decision} of a delivery was told ${answer.status}`)
    return answer?.status === 200
  }

  return {
    done,
    faults,
    /** Gives up one that waits, unless it has just gone out. */
    async cancelOne(): Promise<void> {
      const waiting = await listQueued(address)
      const one = chance.one(waiting)
      if (one && (await decide(one.uuid, 'cancel'))) done.cancelled++
    },
    /** Of what agents call unknown: what stands in the book of the game is done, what does not is sent again, unless the money for it went back. */
    async decideUnknown(atMost: number): Promise<void> {
      for (const { uuid, command, game_server_id, is_taken_back } of await listUnknown(address, atMost)) {
        const otherwise = is_taken_back === 1 ? 'cancel' : 'retry'
        if (await decide(uuid, hasRun(game_server_id, numberOf(command)) ? 'done' : otherwise)) done.decided++
      }
    },
  }
}
