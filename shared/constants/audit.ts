export const AUDIT_KEPT_DAYS = 730

/** What staff can do, as the log of changes names it. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'ban',
  'unban',
  'answer',
  'export',
  'end_sessions',
  'end_factor',
  'password_link',
  'verify',
  'change_balance',
  // A delivery that was given by hand, tried again, given up or sent; an order that was paid elsewhere.
  'mark_done',
  'retry',
  'cancel',
  'send',
  'confirm',
  'refund',
  // Money of nobody that was given to somebody.
  'decide',
  // Done by the clock, as the owner of an account wished.
  'erase',
  // Done by a release, not by somebody.
  'make_way',
  // Done by whoever runs the machine.
  'give_access',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
