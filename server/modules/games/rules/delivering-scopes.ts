import type { AgentScope } from '#shared/constants/games/agents.ts'

const DELIVER: AgentScope = 'deliver'

/** What the scopes of a key by which commands are claimed are like, as they are kept. */
export const DELIVERING_SCOPES = `%${JSON.stringify(DELIVER)}%`
