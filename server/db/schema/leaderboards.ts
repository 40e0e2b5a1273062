import type { Generated } from 'kysely'

export type LeaderboardsTables = {
  /** What each player has come to, ready to be read by place: a row for all game servers and one for each. */
  standings: {
    id: Generated<number>
    /** 0 for all of the time. */
    season_id: number
    /** 0 for all game servers together. */
    game_server_id: number
    /** `user:…` for an account, else game and identity. */
    player_key: string
    /** As a game last called them. */
    player: string
    /** Null for players without an account, and once it has gone. */
    user_id: number | null
    is_account: number
    playtime: number
    kills: number
    points: number
    /** When each last rose. */
    playtime_at: number
    kills_at: number
    points_at: number
  }
  /** Spans of time in which players are compared anew. */
  seasons: {
    id: Generated<number>
    /** 0 for all of them. */
    game_server_id: number
    name_ru: string
    name_en: string
    starts_at: number
    ends_at: number | null
    /** Its standings do not change after that. */
    ended_at: number | null
  }
  /** What was earned in each season that runs. */
  season_figures: {
    season_id: number
    statistics_id: number
    playtime: number
    kills: number
    points: number
    playtime_at: number
    kills_at: number
    points_at: number
  }
  /** Of which rows of figures each place of a season that has ended is the sum. */
  standing_parts: {
    standing_id: number
    statistics_id: number
    playtime: number
    kills: number
    points: number
  }
  /** Whose account was deleted, by the fingerprint of a player's key: they stand in no table until somebody proves to be them. */
  forgotten_players: { key_hash: string }
  /** Whose standings are to be made anew; triggers write them down. */
  standing_changes: { id: Generated<number>; player_key: string }
}
