import type { AgentScope } from '#shared/constants/games/agents.ts'
import type { Game } from '#shared/constants/games/games.ts'

/** The game server in whose name a program calls. */
export type CallingGameServer = {
  id: number
  name: string
  type: Game
  keyId: number
  keyName: string
  /** What the key is for. */
  scopes: readonly AgentScope[]
}
