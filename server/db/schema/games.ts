import type { Generated } from 'kysely'
import type { Channel, Platform } from '#shared/constants/launcher.ts'

export type GamesTables = {
  tournament_registrations: {
    id: Generated<number>
    /** The entry of the collection `tournaments`. */
    tournament_id: number
    user_id: number
    registered_at: number
    /** When the player believes that it starts, as an ISO moment, or `cancelled`. */
    known_start: string
    /** When staff took the player out, who cannot come back by themselves; null for whoever takes part. */
    removed_at: number | null
    removal_reason: string | null
  }
  game_servers: {
    id: Generated<number>
    name_server: string
    type: 'minecraft' | 'roblox'
    ip: string
    description_ru: string
    description_en: string
    difficulty: 'easy' | 'normal' | 'hard' | 'hardcore'
    features_ru: string
    features_en: string
    icon: string
    uptime: string
    players: string
    /** Which protocol a Minecraft server speaks. */
    edition: Generated<'java' | 'bedrock'>
    /** By which Roblox counts the players of a game. */
    universe_id: string | null
    /** What staff declare instead of what the prober finds. */
    declared_state: 'maintenance' | 'development' | null
    /** 1: shown to staff only. */
    is_hidden: Generated<number>
    position: number
    version: Generated<number>
  }
  /** What each game server was last known to be, as the prober found it. */
  game_server_status: { server_id: number; status: string; updated_at: number }
  /** One sample a minute, kept for two days; `minute` counts from 1970-01-01 UTC. */
  game_server_minutes: {
    server_id: number
    minute: number
    is_online: number
    players: number
    /** 1: maintenance was declared, so that nothing else is said of this minute. */
    is_maintenance: Generated<number>
  }
  /** The minutes of each hour summed up, kept for good. */
  game_server_hours: {
    server_id: number
    hour: number
    /** Those under maintenance are none of them. */
    samples: number
    online_samples: number
    maintenance_samples: Generated<number>
    players_sum: number
    players_max: number
  }
  launcher_releases: {
    id: Generated<number>
    platform: Platform
    channel: Channel
    launcher_version: string
    notes_ru: string
    notes_en: string
    /** The file is kept under the name of its SHA-256. */
    sha256: string
    /** In Base64, as update feeds carry it. */
    sha512: string
    size: number
    /** The archive that updates an installed launcher, where the platform needs another file for that. */
    update_sha256: string | null
    update_sha512: string | null
    update_size: number | null
    downloads: Generated<number>
    created_at: number
    /** Null as long as it is not published. */
    published_at: number | null
    version: Generated<number>
  }
  /** Maintenance announced by date; the windows of a server never overlap. */
  maintenance_windows: {
    id: Generated<number>
    server_id: number
    starts_at: number
    ends_at: number
    note_ru: string
    note_en: string
    version: Generated<number>
  }
}
