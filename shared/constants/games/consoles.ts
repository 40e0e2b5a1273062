/** The console of a game server, reached by RCON. */

/** Where a game listens unless `server.properties` says otherwise. */
export const CONSOLE_PORT = 25_575
/** Of the name of a host (RFC 1035). */
export const CONSOLE_HOST_MAX = 253
export const CONSOLE_PASSWORD_MAX = 200
export const LIST_PATTERN_MAX = 300

/**
 * What keeps the site from a console: nobody may be asked there, nobody answers, the password is another, what the game answers to
 * `list` is not understood, what was begun cannot be written down.
 */
export const CONSOLE_TROUBLES = ['not_allowed', 'away', 'password', 'pattern', 'journal'] as const
export type ConsoleTrouble = (typeof CONSOLE_TROUBLES)[number]
