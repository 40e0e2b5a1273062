/**
 * The tables, for both engines alike. Booleans are 0/1, times are epoch milliseconds, money is kopecks,
 * JSON is text, and names that people search have a folded twin: see docs/decisions/0003-two-engines.md.
 */
import type { Generated } from 'kysely'
import type { AuditAction } from '#shared/constants/audit.ts'
import type { Channel, Platform } from '#shared/constants/launcher.ts'

export type Schema = {
  users: {
    id: Generated<number>
    username: string
    username_folded: string
    email: string
    email_folded: string
    password_hash: string
    discord_username: string | null
    /** When the address was confirmed; null until it is. */
    email_verified_at: number | null
    /** The language letters to this person are written in. */
    language: string
    balance_kopecks: Generated<number>
    landcoins: Generated<number>
    level: Generated<number>
    rank: Generated<string>
    skin: string | null
    playtime_minutes: Generated<number>
    kills: Generated<number>
    deaths: Generated<number>
    created_at: number
    /** When staff banned the account; null when it is not banned. */
    banned_at: number | null
    /** When the ban ends by itself; null for a ban without an end. */
    ban_ends_at: number | null
    ban_reason: string | null
    version: Generated<number>
  }
  sessions: {
    /** SHA-256 of the cookie's token, base64url. */
    token_hash: string
    user_id: number
    /** 1: lives on across browser restarts. */
    remembered: number
    created_at: number
    used_at: number
    expires_at: number
  }
  roles: {
    id: Generated<number>
    name: string
    name_folded: string
    /** Permission keys as a JSON array. */
    permissions: string
    version: Generated<number>
  }
  user_roles: { user_id: number; role_id: number }
  /** How many of today's accounts were registered on each day since 1970-01-01 UTC; kept by triggers of `users`. */
  registration_days: { day: number; count: number }
  verification_tokens: {
    /** SHA-256 of the mailed token, base64url. */
    token_hash: string
    user_id: number
    expires_at: number
  }
  /** The same for the links that set a new password. */
  password_reset_tokens: { token_hash: string; user_id: number; expires_at: number }
  /** Letters that are still to be sent; a row goes when its letter has gone. */
  pending_mail: {
    id: Generated<number>
    kind: string
    user_id: number
    attempts: Generated<number>
    next_attempt_at: number
    created_at: number
  }
  achievements: { user_id: number; key: string; unlocked_at: number }
  transactions: {
    id: Generated<number>
    user_id: number
    created_at: number
    currency: 'rub' | 'landcoins'
    /** Kopecks or LandCoins; negative when spent. */
    amount: number
    description: string
  }
  news: {
    id: Generated<number>
    title_ru: string
    title_en: string
    description_ru: string
    description_en: string
    image_ru: string | null
    image_en: string | null
    image_global: string | null
    published_at: number
    /** 1: written, but shown to staff only. */
    is_draft: Generated<number>
    /** Deleted rows are kept for a while, so that a deletion can be taken back. */
    deleted_at: number | null
    version: Generated<number>
  }
  feedback: {
    id: Generated<number>
    /** Null once the author's account was deleted. */
    user_id: number | null
    message: string
    /** What is searched: `message` through `foldAccountName`. */
    message_folded: string
    created_at: number
    /** 1: shown to staff only. */
    is_hidden: Generated<number>
    reply: string | null
    /** Who replied; null as well once that account was deleted. */
    reply_user_id: number | null
    replied_at: number | null
    deleted_at: number | null
    version: Generated<number>
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
  game_server_minutes: { server_id: number; minute: number; is_online: number; players: number }
  /** The minutes of each hour summed up, kept for good. */
  game_server_hours: {
    server_id: number
    hour: number
    samples: number
    online_samples: number
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
  /** Work that only one process does at a time; a holder that dies is followed when its lease ends. */
  leases: { name: string; holder: string; expires_at: number }
  audit_log: {
    id: Generated<number>
    at: number
    actor_id: number | null
    action: AuditAction
    /** The name of an audit noun. */
    noun: string
    noun_id: number
    before: string | null
    after: string | null
  }
  /** Which one-time starting content has been written. */
  seeds: { name: string; at: number }
  /** Counts the changes of each kind of public content, so that other processes can drop their cached pages. */
  content_versions: { topic: string; version: number }
}
