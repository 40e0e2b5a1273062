/** Hands out commands and takes reports as the site does, and notices each promise that is broken. */
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { Claim, Job, Report, ReportResult } from '#shared/contract/games/bridge.ts'
import { type Command, type Expectation, isOpen, isSettled, textOf } from './command.ts'
import type { GameBook } from './game-book.ts'

/** What a look into the file may come late. */
const TOLERANCE_MS = 1_000
const LEASE_SECONDS = 60
const SECOND_MS = 1_000

export type Broken = { act: string; promise: string }
export type Given = Partial<
  Pick<Command, 'isIdempotent' | 'player' | 'needsPlayer' | 'seconds' | 'leaseSeconds'>
> & {
  expects?: Expectation
}

export type Desk = ReturnType<typeof createDesk>
export function createDesk(book: GameBook) {
  const commands: Command[] = []
  const broken: Broken[] = []
  let act = ''
  /** What the site's clock is ahead of this machine's. */
  let clockAheadMs = 0
  let seen = 0

  const steady = () => performance.now()

  function tell(promise: string, { act: of = act }: { act?: string } = {}): void {
    if (!broken.some((one) => one.act === of && one.promise === promise)) broken.push({ act: of, promise })
  }

  function follow(number: number): void {
    const command = commands[number - 1]
    if (!command) {
      tell(`ran check ${number}, which was never handed out`)
      return
    }
    command.ran++
    const name = textOf(command)
    if (command.instance === null) tell(`ran ${name} before it was handed out`, command)
    else if (command.ran > 1 && !command.isIdempotent) tell(`ran ${name} twice`, command)
    else if (command.expects === 'stays') tell(`ran ${name} for a player who is not there`, command)
    else if (steady() > command.leaseEndsAt + TOLERANCE_MS)
      tell(`began ${name} after its lease had ended`, command)
  }

  /** Reads on in the file, and ends leases. */
  function look(): void {
    const numbers = book.read()
    for (const number of numbers.slice(seen)) follow(number)
    seen = numbers.length
    for (const command of commands)
      if (command.state === 'leased' && steady() > command.leaseEndsAt) {
        command.state = command.isIdempotent ? 'queued' : 'review'
        if (command.isIdempotent) command.attempt++
      }
  }

  const serverTime = () => new Date(Date.now() + clockAheadMs)

  /** Its lease begins, or begins anew. */
  function lease(command: Command): Job {
    const lasts = command.leaseSeconds * SECOND_MS
    Object.assign(command, { state: 'leased', leaseEndsAt: steady() + lasts })
    return jobOf(command)
  }

  const jobOf = (command: Command): Job => ({
    id: command.id,
    attempt: command.attempt,
    kind: 'command',
    command: textOf(command),
    player: { name: command.player, uuid: null },
    requires: { online: command.needsPlayer, freeSlots: 0 },
    idempotent: command.isIdempotent,
    leaseUntil: new Date(serverTime().getTime() + command.leaseSeconds * SECOND_MS).toISOString(),
  })

  function settle(command: Command, { outcome }: Report): void {
    const name = textOf(command)
    const hasRun = command.ran > command.ranBefore
    command.outcomes.push(outcome)
    if (outcome === 'not_run' && hasRun) tell(`told not_run of ${name}, which has run`, command)
    if (outcome === 'done' && !hasRun) tell(`told done of ${name}, which has not run`, command)
    if (outcome === 'done') command.state = 'done'
    else if (outcome === 'failed') command.state = 'failed'
    else if (outcome === 'unknown') command.state = 'review'
    else if (command.expects === 'stays') command.state = 'taken back'
    else {
      command.state = 'queued'
      command.attempt++
      command.leaseSeconds = Math.max(command.leaseSeconds, LEASE_SECONDS)
    }
  }

  function report(instance: string, told: Report): ReportResult {
    const command = commands.find(({ id }) => id === told.id)
    if (!command) {
      tell(`reported ${told.id}, which was never handed out`)
      return { id: told.id, state: null, accepted: false }
    }
    const isOurs = command.instance === instance && command.attempt === told.attempt
    const accepted = isOurs && isOpen(command)
    if (accepted) settle(command, told)
    const state = command.state === 'taken back' ? 'cancelled' : command.state
    return { id: told.id, state: command.instance === instance ? state : null, accepted }
  }

  return {
    broken,
    commands,
    tell,
    look,
    serverTime: () => serverTime().toISOString(),
    setClockAhead(ms: number): void {
      clockAheadMs = ms
    },
    begin(name: string): void {
      act = name
    },
    give(count: number, given: Given = {}): Command[] {
      const more = Array.from(
        { length: count },
        (_, nth): Command => ({
          number: commands.length + nth + 1,
          id: uuidV7(Date.now()),
          act,
          expects: 'runs',
          isIdempotent: false,
          player: 'Checker',
          needsPlayer: false,
          seconds: 0,
          leaseSeconds: LEASE_SECONDS,
          ...given,
          attempt: 1,
          state: 'queued',
          instance: null,
          leaseEndsAt: 0,
          ranBefore: 0,
          ran: 0,
          outcomes: [],
        }),
      )
      commands.push(...more)
      return more
    },
    claim({ instance, capacity }: Pick<Claim, 'instance' | 'capacity'>): Job[] {
      look()
      const waiting = commands.filter(({ state }) => state === 'queued').slice(0, capacity)
      return waiting.map((command) => lease(Object.assign(command, { instance, ranBefore: command.ran })))
    },
    /** What the instance holds, and what its ended leases have put in doubt: leased anew. */
    held(instance: string): Job[] {
      look()
      return commands.filter((command) => command.instance === instance && isOpen(command)).map(lease)
    },
    /** A command as it was handed out, whatever has become of it: what comes twice. */
    again: jobOf,
    report(instance: string, reports: readonly Report[]): ReportResult[] {
      look()
      return reports.map((each) => report(instance, each))
    },
    /** Nobody hears of those again: the check goes on without them. */
    takeBack(): void {
      for (const command of commands) if (!isSettled(command)) command.state = 'taken back'
    },
  }
}
