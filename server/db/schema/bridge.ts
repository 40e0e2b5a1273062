import type { Generated } from 'kysely'

export type BridgeTables = {
  /** What staff set of how the site understands a game server; without a row it is as delivered. */
  bridge_settings: {
    game_server_id: number
    /** A list as JSON; null: as delivered. */
    failure_texts: string | null
    /** What stands before names of Bedrock, empty where nobody plays from there; null: as delivered. */
    bedrock_prefix: string | null
    version: Generated<number>
  }
}
