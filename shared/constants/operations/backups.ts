/** Backups that the site makes by itself. */

/** How many are kept: the oldest goes when there are more. */
export const BACKUPS_KEPT_MAX = 60
/** The largest sum of digits that a field for it takes. */
export const BACKUPS_KEPT_DIGITS = 2

/** Why there is none: no room, the machine or the program stopped, anything else, which the log of the process tells. */
export const BACKUP_FAILURES = ['disk_full', 'interrupted', 'failed'] as const
export type BackupFailure = (typeof BACKUP_FAILURES)[number]
