import type { AgentScope } from '#shared/constants/games/agents.ts'
import type { Game } from '#shared/constants/games/games.ts'

/** The number of no key: the site itself needs none to call in the name of a game server. */
export const NO_KEY = 0

/** The game server in whose name a program calls. */
export type CallingGameServer = {
  id: number
  name: string
  type: Game
  /** What names of Bedrock begin with there; empty where nobody plays from there. */
  bedrockPrefix: string
  /** `NO_KEY` where it is the site itself. */
  keyId: number
  keyName: string
  /** What the key is for. */
  scopes: readonly AgentScope[]
}
