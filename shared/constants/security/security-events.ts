/** What is written down about who came in, or tried to. A new one needs its words in `security-events.texts.ts`. */
export const SECURITY_EVENTS = [
  'signed_in',
  'sign_in_failed',
  'password_changed',
  'password_refused',
  'password_reset_asked',
  'password_reset',
  'password_link_made',
  'email_verified',
  'code_refused',
  'second_factor_on',
  'second_factor_off',
  'second_factor_ending',
  'second_factor_kept',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'sessions_ended',
  'data_exported',
  'deletion_asked',
  'deletion_undone',
  'permission_refused',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** Those that may be an attack: warnings in the log of the process, by which other programs shut an address out. */
export const SUSPICIOUS_EVENTS: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_failed',
  'password_refused',
  'code_refused',
  'passkey_refused',
  'permission_refused',
])

export const SECURITY_EVENTS_KEPT_DAYS = 90
/** After so many days only the network of an address is kept. */
export const SECURITY_ADDRESSES_KEPT_DAYS = 14

/** The longest address that is looked for, or network. */
export const SECURITY_NETWORK_MAX = 64
