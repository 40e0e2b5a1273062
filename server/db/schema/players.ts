import type { Generated } from 'kysely'
import type { Game } from '#shared/constants/games/games.ts'

/** Players as the games know them. */
export type PlayersTables = {
  /** The agents of a game server, by what they call themselves, heard in the last day. */
  agent_instances: {
    id: Generated<number>
    game_server_id: number
    instance: string
    /** Of the key it called with last. */
    key_name: string
    /** What its program calls itself. */
    agent: string | null
    heard_at: number
    /** When it last asked for commands. */
    claimed_at: number | null
    /** What follows was told in its last heartbeat; null before the first. */
    counts_until: number | null
    /** Who is in the game: `{ name, uuid }[]`, as JSON. */
    online: string | null
    players: number | null
    max_players: number | null
    version: string | null
    /** Of the game, ticks a second. */
    tps: number | null
  }
  /** As a game server last named a player. */
  seen_players: {
    game_server_id: number
    player_folded: string
    player: string
    /** In offline mode it depends on the spelling of the name. */
    player_uuid: string | null
    seen_at: number
  }
  /** How long players who were named as being in the game have played since that was last counted. */
  played_times: {
    game_server_id: number
    player_folded: string
    player: string
    player_uuid: string | null
    named_at: number
    played_ms: number
    /** That the game tells totals of them, which have the time in them. */
    is_told: number
  }
  /** What a game told of a player on one game server, and what of it counts. */
  player_statistics: {
    id: Generated<number>
    /** Stays when the game server goes, with what was earned there. */
    game_server_id: number
    game: Game
    /** `uuid:…` for whoever the game knows by one that stays, else `name:…`, folded. */
    identity: string
    player_uuid: string | null
    /** As last told. */
    player: string
    player_folded: string
    /** Whose figures they are, by a name that was confirmed; null as long as nobody's. */
    user_id: number | null
    /** That no totals have been told yet: the time alone is known, from who was named as being in the game. */
    is_heard: Generated<number>
    /** Which instance of an agent leads, and when any told last. */
    told_by: string
    told_at: number
    /** When that instance last told nothing that had fallen behind; what fell behind of another's does not lead. */
    led_at: Generated<number>
    /** Up to here time has been counted as played. */
    played_until: number
    /** Keys, as a JSON list. */
    achievements: string
    /** The totals as last told, whence the next ones count; in seconds for time. */
    told_playtime: number
    told_kills: number
    told_deaths: number
    told_points: number
    /** What counts. */
    playtime: number
    kills: number
    deaths: number
    points: number
    /** When each last rose. */
    playtime_at: number
    kills_at: number
    points_at: number
    /** What came in jumps and waits for the staff. */
    waiting_kills: number
    waiting_deaths: number
    waiting_points: number
  }
  /** What staff set for the statistics of a game server; without a row it is as delivered. */
  statistics_settings: {
    game_server_id: number
    /** A total that rises by more than this at once waits for the staff. */
    jump_bound: number
    /** JSON: which objectives of scoreboards stand for what; null for none. */
    objectives: string | null
    version: Generated<number>
  }
  /** Which achievements a game server has told of, defined or not, and of how many players. */
  told_achievements: { game_server_id: number; key: string; players: number; told_at: number }
  /** What accounts are and were called in the games. */
  game_names: {
    id: Generated<number>
    user_id: number
    game: Game
    name: string
    name_folded: string
    /** As the game told it; null where it did not. */
    uuid: string | null
    confirmed_at: number
    /** Null while the account has it: of a game each name has one account, and each account one name. */
    ended_at: number | null
    /** Since when another player is called so in the game; what is earned there is then nobody's. */
    frozen_at: Generated<number | null>
  }
  /** What players chose to show; without a row it is as delivered. */
  player_visibility: {
    user_id: number
    page: number
    last_seen: number
    game_server: number
    search_engines: number
  }
  /** By which names in games are proved; one for each account and game. */
  game_name_codes: {
    id: Generated<number>
    user_id: number
    game: Game
    /** Whom it is told in the game; null where it is shown on the site. */
    name: string | null
    /** SHA-256, base64url. */
    code_hash: string
    /** Wrong ones included. */
    tries: Generated<number>
    /** JSON: the commands that tell it. */
    deliveries: string
    expires_at: number
  }
}
