import { type RawBuilder, sql } from 'kysely'
import type { AgentScope } from '#shared/constants/games/agents.ts'

const DELIVER: AgentScope = 'deliver'
/** What the scopes of a key by which commands are claimed are like, as they are kept. */
const DELIVERING_SCOPES = `%${JSON.stringify(DELIVER)}%`

/**
 * A condition: somebody may ask for the commands of the game server whose number `column` holds: a program, by a key, or the
 * site itself, for a console that is on.
 */
export function mayAskForCommands(column: string): RawBuilder<boolean> {
  const gameServerId = sql.ref(column)
  return sql<boolean>`(
    exists (select 1 from agent_keys
      where agent_keys.game_server_id = ${gameServerId} and agent_keys.scopes like ${DELIVERING_SCOPES})
    or exists (select 1 from game_consoles
      where game_consoles.game_server_id = ${gameServerId} and game_consoles.is_on = 1))`
}
