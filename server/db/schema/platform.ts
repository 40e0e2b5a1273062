import type { Generated } from 'kysely'
import type { AuditAction } from '#shared/constants/audit.ts'
import type { MailEncryption } from '#shared/constants/mail/mail-server.ts'
import type { SecurityEventKind } from '#shared/constants/security/security-events.ts'

import type { WebhookEvent, WebhookKind } from '#shared/constants/security/webhooks.ts'

export type PlatformTables = {
  /** Letters that are still to be sent; a row goes when its letter has gone. */
  pending_mail: {
    id: Generated<number>
    kind: string
    user_id: number
    /** Which of several things of its kind it is about; null where there is one. */
    about: number | null
    attempts: Generated<number>
    next_attempt_at: number
    created_at: number
    /** Since when it is held until staff let it go; null where it goes when it is due. */
    held_at: number | null
  }
  /** Letters of the last day to addresses that nobody has confirmed. */
  mailbox_letters: {
    /** A hash of what all addresses of a mailbox share. */
    mailbox: string
    sent_at: number
  }
  /** Where the site tells by itself what happens on it. */
  webhooks: {
    id: Generated<number>
    kind: WebhookKind
    name: string
    /** As a JSON array. */
    events: string
    language: string
    /** Where it goes and by which secret, as JSON. */
    sealed_target: string
    created_at: number
    version: Generated<number>
  }
  /** What waits to be told, and what was. */
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    event: WebhookEvent
    /** The news item, the account: what it tells of. */
    subject_id: number
    /** The account whose data it tells, with which it goes. */
    user_id: number | null
    /** The same at every try, so that a receiver knows it again. */
    message_id: string
    /** What is told, as JSON; null until the first try. */
    data: string | null
    state: 'waiting' | 'sent' | 'failed'
    attempts: Generated<number>
    next_attempt_at: number
    created_at: number
    tried_at: number | null
    answer: string | null
    /** Since when it is held until staff let it go. */
    held_at: number | null
  }
  /** What is told under the bell: one row, however many it is told to. */
  notices: {
    id: Generated<number>
    audience: 'player' | 'role' | 'all'
    /** Who alone is told. */
    user_id: number | null
    /** Whose holders are told; null once the role is gone, and nobody is told any more. */
    role_id: number | null
    /** The newest account at that time: who comes later is not told. */
    last_account_id: number
    /** Says, by its texts, what it tells; `written` where staff wrote it. */
    kind: string
    /** What goes into its texts, as JSON. */
    data: string
    url: string | null
    /** The member of staff who sent it. */
    sent_by: number | null
    created_at: number
    /** When it was sent or withdrawn. */
    changed_at: number
    withdrawn_at: number | null
    recipients: number
    /** How many of them have read it. */
    reads: Generated<number>
  }
  /** What players do not want to be told: a topic of `NOTICE_TOPICS`, and by which way. */
  muted_topics: { user_id: number; topic: string; way: string }
  notice_reads: { notice_id: number; user_id: number; read_at: number }
  /** Work that only one process does at a time; a holder that dies is followed when its lease ends. */
  leases: { name: string; holder: string; expires_at: number }
  /** Calls of a caller within a window, counted by all processes together; only PostgreSQL has any. */
  call_counts: { counter: string; calls: number; ends_at: number }
  /** Streams that a process holds open for a network; only PostgreSQL has any. */
  stream_places: { network: string; process: string; streams: number; seen_at: number }
  audit_log: {
    id: Generated<number>
    at: number
    actor_id: number | null
    /** Of the key by which they acted; null where they acted themselves. */
    key_name: string | null
    action: AuditAction
    /** The name of an audit noun. */
    noun: string
    noun_id: number
    before: string | null
    after: string | null
  }
  /** Who came in, or tried to. */
  security_events: {
    id: Generated<number>
    at: number
    kind: SecurityEventKind
    /** Null where no account is meant, or it was deleted. */
    user_id: number | null
    /** An address, or later its network. */
    network: string | null
    /** Its first address, in digits that are in the order of addresses. */
    network_order: Generated<string | null>
    device: string | null
    detail: string | null
  }
  /** What the operator set of the site, as JSON; one row. */
  site_settings: { id: Generated<number>; settings: string; version: Generated<number> }
  /** The line above every page; one row, which is empty where there is nothing to tell. */
  announcement: {
    id: Generated<number>
    text_ru: Generated<string>
    text_en: Generated<string>
    url: string | null
    shown_from: number | null
    shown_until: number | null
    is_closable: Generated<number>
    version: Generated<number>
  }
  /** Whether the site is closed for maintenance, or parts of it (JSON; none are the whole); one row. */
  maintenance_mode: {
    id: Generated<number>
    is_on: Generated<number>
    parts: Generated<string>
    text_ru: Generated<string>
    text_en: Generated<string>
    /** When it was switched on last. */
    since: number | null
    until: number | null
    /** Null once that account was deleted. */
    switched_by: number | null
    version: Generated<number>
  }
  /** How letters leave unless the environment says: one row. */
  mail_server: {
    id: Generated<number>
    /** Empty where letters are files. */
    host: Generated<string>
    port: Generated<number>
    encryption: Generated<MailEncryption>
    username: Generated<string>
    sealed_password: Generated<string>
    sender: Generated<string>
    version: Generated<number>
  }
  /** Uploaded pictures; their files lie in the data folder. */
  images: {
    id: Generated<number>
    path: string
    name: Generated<string>
    description_ru: Generated<string>
    description_en: Generated<string>
    /** What is searched: name and descriptions through `foldForSearch`. */
    words_folded: Generated<string>
    width: number
    height: number
    bytes: number
    /** Null once that account was deleted. */
    uploaded_by: number | null
    uploaded_at: number
    version: Generated<number>
  }
  /** What the operator changed of the words of the site, by key; null where a language reads as delivered. */
  words: {
    id: Generated<number>
    key: string
    ru: string | null
    en: string | null
    version: Generated<number>
  }
  /** Calls that count once, by the key that the caller sent with them. */
  idempotency_keys: {
    user_id: number
    key: string
    /** SHA-256 of what was asked for. */
    fingerprint: string
    /** What came of it, as JSON; written in the same transaction. */
    result: string | null
    created_at: number
  }
  /** One row, once a key has been used: a known text, sealed by it. */
  secret_key_check: { id: number; sealed_check: string }
  /** Which one-time starting content has been written. */
  seeds: { name: string; at: number }
  /** Counts the changes of each kind of public content, so that other processes can drop their cached pages. */
  content_versions: { topic: string; version: number }
}
