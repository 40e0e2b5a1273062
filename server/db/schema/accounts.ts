import type { Generated } from 'kysely'
import type { ItemType, Rarity } from '#shared/constants/inventory.ts'
import type { RoleIcon } from '#shared/constants/roles/role-looks.ts'

export type AccountsTables = {
  users: {
    id: Generated<number>
    username: string
    username_folded: string
    /** What all names that look like it share; null for one that looked like an older one when this began. */
    username_look: Generated<string | null>
    email: string
    email_folded: string
    /** What takes its place once it is confirmed. */
    pending_email: Generated<string | null>
    password_hash: string
    /** Of the password that was made up for the account; null where somebody chose it. */
    generated_password_hash: string | null
    discord_username: string | null
    /** When the address was confirmed; null until it is. */
    email_verified_at: number | null
    /** The language letters to this person are written in. */
    language: string
    /** This and the next are what the ledger says: its triggers write them, and nobody else. */
    balance_kopecks: Generated<number>
    landcoins: Generated<number>
    level: Generated<number>
    /** What staff gave; null where they gave none. */
    rank: Generated<string | null>
    skin: string | null
    playtime_minutes: Generated<number>
    kills: Generated<number>
    deaths: Generated<number>
    created_at: number
    /** 0: written by the installation, so that `created_at` was no registration. */
    is_registered: Generated<number>
    /** When staff banned the account; null when it is not banned. */
    banned_at: number | null
    /** When the ban ends by itself; null for a ban without an end. */
    ban_ends_at: number | null
    ban_reason: string | null
    /** Who banned the account; null when nobody did, or they have left. */
    banned_by: Generated<number | null>
    /** When its owner was last signed in, to a few minutes; null when they never were. */
    last_seen_at: Generated<number | null>
    /** Since when signing in takes more than the password; null where it does not. */
    second_factor_at: number | null
    /** Since when its owner wants it deleted; null where nobody does. */
    deletion_asked_at: Generated<number | null>
    version: Generated<number>
  }
  /** Raised by triggers with whatever the profile shows; without a row it is 0. */
  profile_stamps: {
    user_id: number
    stamp: number
  }
  sessions: {
    /** SHA-256 of the cookie's token, base64url. */
    token_hash: string
    user_id: number
    /** 1: lives on across browser restarts. */
    remembered: number
    /** Where it was opened; null where that was not told. */
    browser: string | null
    system: string | null
    network: string | null
    created_at: number
    used_at: number
    /** When its owner last proved who they are. */
    confirmed_at: Generated<number>
    expires_at: number
  }
  /** By which programs call. */
  api_keys: {
    id: Generated<number>
    /** Whose it is and by whose permissions it acts; null is left for keys that belong to something else, such as a game server. */
    user_id: number | null
    name: string
    /** SHA-256 of the whole key, in hex. */
    key_hash: string
    /** As a JSON array. */
    scopes: string
    created_at: number
    /** Null where it does not end by itself. */
    expires_at: number | null
  }
  /** From where each was used lately. */
  api_key_uses: {
    key_id: number
    network: string
    used_at: number
  }
  /** Confirmed addresses that were to be replaced in the last days. */
  email_undos: {
    id: Generated<number>
    user_id: number
    email: string
    /** SHA-256 of the mailed token, base64url; null until its letter is written. */
    token_hash: string | null
    created_at: number
  }
  /** What accounts were called before; a name stands once for each, as it was given up last. */
  former_names: {
    id: Generated<number>
    user_id: number
    username: string
    username_folded: string
    given_up_at: number
  }
  /** Proofs of work that an account was made with: each serves once. */
  spent_proofs: {
    challenge: string
    expires_at: number
  }
  /** What was answered when consent was asked for; the last answer counts. */
  consents: {
    id: Generated<number>
    user_id: number
    /** One of `CONSENTS`. */
    consent: string
    /** The day of the edition it is for; empty where that has none. */
    edition: string
    is_given: number
    answered_at: number
  }
  /** Tries to sign in that failed, or have not succeeded yet. */
  sign_in_counters: {
    /** Of an account, of a name that is nobody's, or of a browser that has signed in to the account before. */
    counter: string
    /** Null where the name is nobody's. */
    user_id: number | null
    is_known_browser: number
    failures: number
    /** Until then nothing is tried. */
    refused_until: number
    used_at: number
  }
  /** Keys that devices keep (Web Authentication Level 3); bytes as base64url. */
  passkeys: {
    id: Generated<number>
    user_id: number
    credential_id: string
    /** As COSE has it. */
    public_key: string
    /** What the device knows the account by; one for all of an account. */
    user_handle: string
    /** How often it signed, where the device counts. */
    counter: number
    /** JSON: ways to reach the device. */
    transports: string
    is_synced: number
    name: string
    created_at: number
    last_used_at: number | null
  }
  /** Each is answered once. SHA-256, base64url. */
  answered_challenges: { challenge_hash: string; expires_at: number }
  /** What authenticator apps make codes of. It counts from `confirmed_at` on; until then it is being set up. */
  totp_secrets: {
    user_id: number
    sealed_secret: string
    /** The half minute of the last code that was taken: a code works once. */
    used_step: Generated<number>
    /** Wrong codes in a row, and until when no further one is looked at. */
    failures: Generated<number>
    refused_until: Generated<number>
    confirmed_at: number | null
  }
  /** Each works once in the place of a code of the app or a passkey. */
  recovery_codes: { user_id: number; code_hash: string }
  /** Second factors that staff end; in force at `ends_at`. */
  factor_endings: {
    user_id: number
    ends_at: number
    /** SHA-256 of the mailed token, base64url; null until its letter is written. */
    token_hash: string | null
  }
  roles: {
    id: Generated<number>
    name: string
    name_folded: string
    /** Permission keys as a JSON array. */
    permissions: string
    /** 1: holders without a second factor can only set one up. */
    requires_second_factor: Generated<number>
    /** As `#rrggbb`; null for that of any badge. */
    color: Generated<string | null>
    icon: Generated<RoleIcon | null>
    /** From the highest on. */
    position: Generated<number>
    version: Generated<number>
  }
  /** `given_at` is null where nobody noted it. */
  user_roles: { user_id: number; role_id: number; given_at: number | null }
  /**
   * How many of today's accounts were registered on each day since 1970-01-01 UTC, and on day -1 those that never were;
   * kept by triggers of `users`.
   */
  registration_days: { day: number; count: number }
  verification_tokens: {
    /** SHA-256 of the mailed token, base64url. */
    token_hash: string
    user_id: number
    expires_at: number
  }
  /** The same for the links that set a new password. */
  password_reset_tokens: { token_hash: string; user_id: number; expires_at: number }
  /** The same for the links that bring a deleted account back. */
  deletion_undo_tokens: { token_hash: string; user_id: number; expires_at: number }
  /** Mailed to whom staff have made an account for. */
  invitation_tokens: { token_hash: string; user_id: number; expires_at: number }
  /** Handed over by staff, so that they prove no mailbox. */
  password_link_tokens: { token_hash: string; user_id: number; expires_at: number }
  /** What the avatar service has answered. */
  player_heads: {
    user_id: number
    /** The name it was asked for, which the account may have given up since. */
    asked_for: string
    ask_again_at: number
    /** Its kind, and the picture in base64; null when there is none. */
    type: string | null
    picture: string | null
  }
  ban_appeals: {
    user_id: number
    /** Which of the account's bans it is about. */
    banned_at: number
    message: string
    created_at: number
    answer: string | null
    answered_at: number | null
  }
  achievements: { user_id: number; key: string; unlocked_at: number }
  /** What achievements are called, kept for those whose definition goes. */
  achievement_names: { key: string; title_ru: string; title_en: string; image: string | null }
  inventory_items: {
    id: Generated<number>
    user_id: number
    name: string
    type: ItemType
    rarity: Rarity
    image: string | null
    /** 1: cannot be given away or used. */
    locked: Generated<number>
    /** The game server that it belongs to; null for all. */
    server: string | null
  }
}
