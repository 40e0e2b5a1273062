/** What an agent is put through, one act after the other. */
import { setTimeout as pass } from 'node:timers/promises'
import { type Command, isSettled } from './command.ts'
import type { Desk, Given } from './desk.ts'
import { BUSY_SECONDS, type Call, type Spoil, type StandIn } from './stand-in.ts'

const HOUR_MS = 60 * 60 * 1_000
const SECOND_MS = 1_000
const AWAY_MS = 4_000
/** Deliveries, heartbeats and reports, each on its own, and whoever was already on the way. */
const CALLS_WHILE_REFUSED = 12
/** What a journal needs after a command has answered. */
const WRITING_MS = 1_500
/** Longer than an agent lets pass before it asks again. */
const IDLE_MS = 30_000

export type Stage = {
  desk: Desk
  site: StandIn
  /** How long the command takes in which the agent is killed. */
  slowSeconds: number
  give(count: number, given?: Given): Command[]
  /** Waits, for as long as an act may take unless it is said; false when it did not come. */
  until(isSo: () => boolean, forMs?: number): Promise<boolean>
  /** The act cannot be played to its end: that is told with its reason, and what did not run in it is nobody's fault. */
  giveUp(promise: string): void
  /** Has the tester kill the agent and start it again; resolves as it says hello. */
  haveItKilled(): Promise<void>
}
export type Act = { name: string; play(stage: Stage): Promise<void> }

/** Until all of them have an end, and a moment longer, in which what comes twice would come. */
async function settled({ until }: Stage, commands: readonly Command[]): Promise<void> {
  await until(() => commands.every(isSettled))
  await pass(SECOND_MS / 2)
}

const countRun = (commands: readonly Command[]) => commands.filter(({ ran }) => ran > 0).length

/** How many have run, once all have or none follows the others any more. */
async function countFollowing({ until }: Stage, commands: readonly Command[]): Promise<number> {
  let ran = 0
  while (ran < commands.length && (await until(() => countRun(commands) > ran, IDLE_MS)))
    ran = countRun(commands)
  return ran
}

/** The first `count` answers to a kind of call go so. */
function first(count: number, kind: Call, spoiled: 'lost' | 'cut'): Spoil {
  let left = count
  return (call) => (call === kind && left-- > 0 ? spoiled : null)
}

const nothing = () => null

/** Every call is refused for a while: whoever goes on calling breaks a promise, which is told with its `reason`. */
async function refuseAll({ site, desk }: Stage, by: 'busy' | 'bad_key', reason: string): Promise<void> {
  const before = site.countCalls()
  site.setRefusing(() => by)
  site.wake()
  await pass(BUSY_SECONDS * SECOND_MS)
  const calls = site.countCalls() - before
  site.setRefusing(nothing)
  if (calls > CALLS_WHILE_REFUSED) desk.tell(`calls ${calls} times in ${BUSY_SECONDS} seconds ${reason}`)
}

export const ACTS: readonly Act[] = [
  {
    name: 'one command, then twenty',
    async play(stage) {
      await settled(stage, stage.give(1))
      await settled(stage, stage.give(20))
    },
  },
  {
    name: 'a player who has left',
    async play(stage) {
      await settled(stage, stage.give(2, { expects: 'stays', player: 'Nobody_Here', needsPlayer: true }))
    },
  },
  {
    name: 'clocks an hour apart',
    async play(stage) {
      for (const ahead of [HOUR_MS, -HOUR_MS]) {
        stage.desk.setClockAhead(ahead)
        await settled(stage, stage.give(2))
      }
      stage.desk.setClockAhead(0)
    },
  },
  {
    name: 'leases that have ended',
    async play(stage) {
      for (const ahead of [0, HOUR_MS]) {
        stage.desk.setClockAhead(ahead)
        const late = stage.give(2, { leaseSeconds: -1 })
        if (!(await stage.until(() => late.every(({ outcomes }) => outcomes.length > 0))))
          stage.desk.tell('keeps silent of what came after its lease: that is not_run')
        await settled(stage, late)
      }
      stage.desk.setClockAhead(0)
    },
  },
  {
    name: 'a lease that ends behind a slow command',
    async play(stage) {
      const seconds = Math.min(stage.slowSeconds, 10)
      const leaseSeconds = Math.max(1, seconds - 3)
      const slow = stage.desk.give(1, { seconds, leaseSeconds })
      await settled(stage, [...slow, ...stage.give(3, { leaseSeconds })])
    },
  },
  {
    name: 'answers that are lost or cut',
    async play(stage) {
      for (const kind of ['claim', 'report'] as const)
        for (const spoiled of ['lost', 'cut'] as const) {
          const commands = stage.desk.give(3)
          stage.site.setSpoiling(first(2, kind, spoiled))
          stage.site.wake()
          await settled(stage, commands)
          stage.site.setSpoiling(nothing)
        }
    },
  },
  {
    name: 'the same command handed out twice',
    async play(stage) {
      const commands = stage.give(3)
      await settled(stage, commands)
      const claims = stage.site.calls.claim
      stage.site.handAgain(commands.map(stage.desk.again))
      await stage.until(() => stage.site.calls.claim > claims + 1)
      await pass(SECOND_MS)
    },
  },
  {
    name: 'the site goes away and comes back',
    async play(stage) {
      const commands = stage.give(5, { seconds: 1 })
      await stage.until(() => commands.some(({ ran }) => ran > 0))
      await stage.site.leave()
      await pass(AWAY_MS)
      const more = stage.desk.give(2)
      await stage.site.comeBack()
      await settled(stage, [...commands, ...more])
    },
  },
  {
    name: 'the site asks to wait',
    async play(stage) {
      const commands = stage.desk.give(1)
      await refuseAll(stage, 'busy', 'in which it was asked to wait')
      await settled(stage, commands)
    },
  },
  {
    name: 'killed while a command runs',
    async play(stage) {
      const [slow] = stage.desk.give(1, { seconds: stage.slowSeconds, expects: 'in doubt' }) as [Command]
      const others = [...stage.desk.give(2), ...stage.give(1, { isIdempotent: true })]
      if (await stage.until(() => slow.ran > 0)) await stage.haveItKilled()
      else stage.giveUp('never began the command during which it was to be killed: the kill was not played')
      await settled(stage, [slow, ...others])
    },
  },
  {
    name: 'killed before it could tell',
    async play(stage) {
      stage.site.setRefusing((call) => (call === 'report' ? 'busy' : null))
      const commands = stage.give(3)
      const ran = await countFollowing(stage, commands)
      await pass(WRITING_MS)
      if (ran === commands.length) await stage.haveItKilled()
      else
        stage.giveUp(
          `ran ${ran} of ${commands.length} while its reports were not taken (503), and waited: the kill was not played. Reports are sent beside the running, not between commands`,
        )
      stage.site.setRefusing(nothing)
      await settled(stage, commands)
    },
  },
  {
    name: 'its key is ended',
    play: (stage) => refuseAll(stage, 'bad_key', 'although its key is ended'),
  },
]
