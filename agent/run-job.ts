/** One command: looked at again, written down, run, written down. */
import type { Job, Report } from '#shared/contract/games/bridge.ts'
import type { Game } from './ask-game.ts'
import { isOnline } from './game/read-list.ts'
import type { Journal } from './journal/journal.ts'
import type { Lease } from './leases.ts'
import type { Rcon } from './rcon/rcon-client.ts'
import { COMMAND_MAX_BYTES } from './rcon/rcon-packets.ts'
import type { Speaker } from './speaker.ts'

const OUTPUT_MAX = 4_000

type Outcome = Pick<Report, 'outcome' | 'reason' | 'output'>
const notRun = (reason?: 'player_left' | 'no_space' | 'not_now'): Outcome =>
  reason ? { outcome: 'not_run', reason } : { outcome: 'not_run' }

export type RunJob = (job: Job, lease: Lease) => Promise<void>

export function createRunJob({
  journal,
  rcon,
  game,
  speaker,
}: {
  journal: Pick<Journal, 'knows' | 'begin' | 'end' | 'outcomeOf'>
  rcon: Pick<Rcon, 'run'>
  game: Pick<Game, 'online' | 'freeSlots' | 'forget'>
  speaker: Speaker
}): RunJob {
  /** Why it is not to be run now; null when it is. */
  async function lookAgain({ player, requires }: Job): Promise<Outcome | null> {
    // Also where nobody has to be there: that somebody answers shows that the connection lives.
    const online = await game.online()
    if ('trouble' in online) {
      if (online.isGameThere && !requires.online && requires.freeSlots === 0) return null
      speaker.trouble('game', online.trouble)
      return notRun('not_now')
    }
    if (requires.online && !isOnline(online, player.name)) return notRun('player_left')
    if (requires.freeSlots === 0) return null
    const free = await game.freeSlots(player.name)
    if (free === null) return notRun('player_left')
    if (typeof free === 'number') return free < requires.freeSlots ? notRun('no_space') : null
    speaker.trouble('slots', free.trouble)
    return notRun('not_now')
  }

  async function runDown({ id, attempt, command }: Job, lease: Lease): Promise<Outcome> {
    let refused: Outcome = notRun('not_now')
    const answer = await rcon.run(command, () => {
      if (lease.isOver()) {
        refused = notRun()
        return false
      }
      try {
        journal.begin(id, attempt)
        speaker.over('journal', 'The journal can be written again.')
        return true
      } catch (error) {
        speaker.trouble(
          'journal',
          `Nothing is run: the journal cannot be written: ${(error as Error).message}`,
        )
        return false
      }
    })
    if (answer.ran === 'yes') return { outcome: 'done', output: answer.text.slice(0, OUTPUT_MAX) }
    game.forget()
    if (answer.ran === 'no') return refused
    speaker.say(`It is not known whether this ran, ${answer.why}: ${command}`)
    return { outcome: 'unknown' }
  }

  async function decide(job: Job, lease: Lease): Promise<Outcome> {
    if (lease.isOver()) return notRun()
    if (job.kind !== 'command' || !canBeSent(job.command))
      return { outcome: 'failed', reason: 'not_a_command', output: 'The agent cannot send this by RCON.' }
    return (await lookAgain(job)) ?? runDown(job, lease)
  }

  return async (job, lease) => {
    const { id, attempt } = job
    const at = () => new Date().toISOString()
    if (journal.knows(id, attempt)) {
      // What was told once is told again: the site may be older than its answer.
      const outcome = journal.outcomeOf(id, attempt)
      if (outcome) journal.end({ id, attempt, outcome, at: at() })
      return
    }
    const outcome = await decide(job, lease)
    journal.end({ id, attempt, ...outcome, at: at() })
    speaker.say(`${outcome.outcome}${outcome.reason ? ` (${outcome.reason})` : ''}: ${job.command}`)
  }
}

const canBeSent = (command: string) =>
  command.trim() !== '' && !/[\0\r\n]/.test(command) && Buffer.byteLength(command) <= COMMAND_MAX_BYTES
