/** How the connection to a mail server is protected: from its first byte, from STARTTLS on, not at all. */
export const MAIL_ENCRYPTIONS = ['tls', 'starttls', 'none'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

/** The port that servers take letters at by each of them. */
export const MAIL_PORTS: Readonly<Record<MailEncryption, number>> = { tls: 465, starttls: 587, none: 25 }

/** What can be wrong with a letter on its way to the mail server. */
export const MAIL_PROBLEMS = [
  'name',
  'port',
  'timeout',
  'encryption',
  'certificate',
  'sign_in',
  'sender',
  'recipient',
  'other',
] as const
export type MailProblem = (typeof MAIL_PROBLEMS)[number]

/** Of a host's name (RFC 1035), and of what one signs in with. */
export const MAIL_HOST_MAX = 253
export const MAIL_CREDENTIAL_MAX = 512
export const MAIL_PORT_DIGITS = 5
