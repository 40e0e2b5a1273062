/** The protocol of the plugin AzLink, which the site speaks as well. */

/** The header by which the plugin shows the key of its game server. */
export const AZLINK_KEY_HEADER = 'azuriom-link-token'
/** How long commands that were put into an answer are waited for. */
export const AZLINK_LEASE_SECONDS = 150
/** How many commands one answer holds, and how many of them may not be run twice. */
export const AZLINK_JOBS_MAX = 100
export const AZLINK_JOBS_ONCE_MAX = 20
/** Whom the plugin is told to give money: it calls us, and that is how a command is known to have been run. */
export const AZLINK_RECEIPT_USER = { id: 2_147_483_647, name: 'frontland.receipt', money: 0 } as const
export const AZLINK_AMOUNT_MAX = 1_000_000
/** Where the plugin listens unless it is told otherwise. */
export const AZLINK_WAKE_PORT = 25_588
/** Of the name of a host (RFC 1035). */
export const WAKE_HOST_MAX = 253
