/** One command of the check, and how it stands. */
import type { Report } from '#shared/contract/games/bridge.ts'

export type State = 'queued' | 'leased' | 'done' | 'failed' | 'review' | 'taken back'

/** What an agent that keeps all promises makes of it. */
export type Expectation =
  | 'runs'
  /** It was killed while the command ran, and cannot know. */
  | 'in doubt'
  /** It is told why, and the command is taken back. */
  | 'stays'

export type Command = {
  readonly number: number
  readonly id: string
  readonly act: string
  readonly expects: Expectation
  readonly isIdempotent: boolean
  readonly player: string
  /** It is handed out although its player is not there, as one who has just left. */
  readonly needsPlayer: boolean
  /** How long the game takes over it. */
  readonly seconds: number
  /** How long its next lease lasts. */
  leaseSeconds: number
  attempt: number
  state: State
  instance: string | null
  /** By the steady clock. */
  leaseEndsAt: number
  /** How often it had run as it was last handed out. */
  ranBefore: number
  ran: number
  outcomes: Report['outcome'][]
}

export const textOf = ({ number, seconds }: Command) =>
  seconds > 0 ? `check ${number} ${seconds}` : `check ${number}`

/** Its end is still its agent's to tell: it runs, or its lease ended untold. */
export const isOpen = ({ state, outcomes }: Command) =>
  state === 'leased' || (state === 'review' && outcomes.at(-1) !== 'unknown')

/** How long after its lease a report still comes. */
const LATE_MS = 15_000

/** Nothing more is waited for: it has an end, or nobody has told of it long after its lease. */
export function isSettled(command: Command): boolean {
  const { state, leaseEndsAt } = command
  if (isOpen(command)) return state === 'review' && performance.now() > leaseEndsAt + LATE_MS
  return state !== 'queued'
}
