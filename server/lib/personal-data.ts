/**
 * What is kept about a person. Each noun says it of its own tables in a `*.personal.ts` and enlists it in its wiring; the
 * copy that people are given, the deletion of accounts, retention and the list in the privacy policy are made of it.
 */
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'

/**
 * How a column stands in a person's copy: as it is, or as a moment, a yes or no, or JSON. Left out are `inner` (what says nothing
 * of anybody), `secret` (what opens something, or is made of that) and `of-others` (what tells of somebody else).
 */
export type Told = 'told' | 'moment' | 'flag' | 'json' | 'inner' | 'secret' | 'of-others'

/** Some columns of a table as they belong to a person; in the copy its rows stand under `name`. */
export type PersonalTable = {
  name: string
  table: string
  /** The column that leads to the account; null where none does. */
  account: string | null
  /** What else the rows have in common, by column. */
  where: Readonly<Record<string, string>>
  /** What tells the rows of an account apart, in their order; null where there is one at most. */
  key: string | null
  /** What becomes of the rows once the account has gone. */
  afterAccount: 'gone' | 'unnamed' | 'stays'
  /** Every column of the table. */
  columns: Readonly<Record<string, Told>>
}

/** Permissions that let staff see what is kept about somebody. */
export type StaffReader = Extract<
  Permission,
  | 'view_users'
  | 'edit_users'
  | 'ban_users'
  | 'view_personal_data'
  | 'view_audit_log'
  | 'view_security_events'
  | 'view_feedback'
  | 'view_orders'
  | 'send_notices'
  | 'manage_deliveries'
  | 'manage_payments'
  | 'manage_content'
  | 'manage_site'
>
/** Who may see it, beside its owner: nobody, everybody, or whoever holds the permission. */
type Reader = 'everybody' | StaffReader

type PersonalDataTexts = {
  title: string
  /** What is kept, as an enumeration. */
  what: string
  why: string
  /** For how long, after “is kept”. */
  kept: string
  /** What of it stands on the page as a player, for everybody whom its owner shows that, as an enumeration. */
  onPage?: string
}

export type PersonalData = {
  texts: Record<Language, PersonalDataTexts>
  /** Whether the owner sees it on the site, not only in the copy. */
  isShownToOwner: boolean
  seenBy: readonly Reader[]
  tables: readonly PersonalTable[]
}

/** Describes a table of `PersonalData`, whose columns are those of `Row`; the compiler asks for each. */
export const personalTable = <Row extends object>(
  name: string,
  {
    where = {},
    key = null,
    ...spec
  }: {
    table: string
    account: (keyof Row & string) | null
    where?: { [Column in keyof Row & string]?: string }
    key?: (keyof Row & string) | null
    afterAccount: PersonalTable['afterAccount']
    columns: Record<keyof Row & string, Told>
  },
): PersonalTable => ({ name, where: where as PersonalTable['where'], key, ...spec })
