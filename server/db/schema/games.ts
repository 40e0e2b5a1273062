import type { Generated } from 'kysely'
import type { DeliveryState } from '#shared/constants/games/deliveries.ts'
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
  /** What each game server was last known to be, as the prober found it or its agents told. */
  game_server_status: {
    server_id: number
    status: string
    updated_at: number
    /** How long what agents told holds; null where it was found by asking. */
    told_until: Generated<number | null>
  }
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
  /** Keys by which what runs beside a game server calls in its name. */
  /** What games gave players and took from them, by the key that the agent gave each change. */
  game_landcoins: {
    id: Generated<number>
    game_server_id: number
    idempotency_key: string
    /** Null once the key has gone. */
    agent_key_id: number | null
    fingerprint: string
    /** Negative where it was taken. */
    amount: number
    /** What the player had after it. */
    balance: number
    created_at: number
    /** When AzLink had been answered whole; null for others. */
    told_at: Generated<number | null>
  }
  agent_keys: {
    id: Generated<number>
    game_server_id: number
    name: string
    key_hash: string
    /** A list, as JSON. */
    scopes: string
    /** What the program that last said hello calls itself. */
    agent: Generated<string | null>
    /** How many LandCoins it moves in a day at most; null where it is not for those. */
    landcoins_ceiling: Generated<number | null>
    /** From where it may be used, a list as JSON; null: from everywhere. */
    networks: Generated<string | null>
    /** When it was last shown from elsewhere, and from where. */
    refused_at: Generated<number | null>
    refused_from: Generated<string | null>
    created_at: number
    used_at: Generated<number | null>
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
  /** Commands for game servers: each is run at most once unless it is idempotent, and none is lost. */
  deliveries: {
    id: Generated<number>
    /** As everybody else calls it: a UUIDv7. */
    uuid: string
    /** Stays when the game server goes, so that nothing is sent elsewhere. */
    game_server_id: number
    /** Whose purchase it is, or who it is about; null once that account has gone. */
    user_id: number | null
    /** Whom it is for, as the games call them; null once the account has gone. */
    player: string | null
    player_folded: string | null
    /** Given with a command that staff sent by hand. */
    player_uuid: string | null
    /** What it belongs to, as whoever enqueued it calls that; null for what staff sent by hand. */
    order_uuid: string | null
    order_number: string | null
    line_id: number | null
    /** Of one line one is out at a time per game server, in this order. */
    position: number
    /** With its placeholders; they are filled in when it is handed out. */
    command: string
    /** What the game is sent instead where nobody else may read it. */
    private_command: Generated<string | null>
    amount: number | null
    /** What `{seconds}` counts to. */
    ends_at: number | null
    requires_online: number
    free_slots: number
    is_idempotent: number
    success: string | null
    failure: string | null
    /** `refunded` takes back what others gave: it never waits for the player. */
    moment: 'bought' | 'ended' | 'refunded' | 'by_hand'
    state: DeliveryState
    /** Counts from 1; 0 as long as nobody has had it. */
    attempt: Generated<number>
    /** It is not handed out before. */
    not_before: number | null
    /** Which instance of an agent has it, and until when. */
    leased_to: string | null
    /** 1 while it is not clear whether its money has gone back: nobody is handed it. */
    is_held: Generated<number>
    /** 1 once its money has: where it waits again it is cancelled. */
    is_taken_back: Generated<number>
    lease_ends_at: number | null
    output: string | null
    reason: string | null
    created_at: number
    settled_at: number | null
  }
  /** How each delivery got where it stands; never changed. */
  delivery_events: {
    id: Generated<number>
    delivery_id: number
    at: number
    state: DeliveryState
    attempt: number
    reason: string | null
    output: string | null
    /** Who of the staff decided it. */
    actor_id: number | null
  }
}
