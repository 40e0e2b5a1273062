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
  | { outcome: 'silent'; why: string }
  | { outcome: 'not-probed'; why: string }
