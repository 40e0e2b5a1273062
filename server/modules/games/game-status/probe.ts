/** What a probe of a game server can bring. */
export type Answer = {
  players: number
  maxPlayers: number
  version: string
  motd: string
  latencyMs: number | null
}

/** It answered; it did not; or it could not be probed, and `why` says for staff. */
export type ProbeResult =
  | { outcome: 'answered'; answer: Answer }
  /** `isNameUnknown` where no name server knows it. */
  | { outcome: 'silent'; why: string; isNameUnknown?: true }
  | { outcome: 'not-probed'; why: string }
