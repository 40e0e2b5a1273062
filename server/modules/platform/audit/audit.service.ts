import { AppError } from '#server/lib/app-error.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { timesOfDays } from '#server/lib/times-of-days.ts'
import { AUDIT_KEPT_DAYS, type AuditAction } from '#shared/constants/audit.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import type { AuditEntry, AuditSearch } from '#shared/contract/platform/audit.ts'
import type { AuditNoun } from '#shared/contract/platform/audit-noun.ts'
import type { AuditRecord, AuditRow, AuditStore } from './audit.store.ts'
import { describeChange } from './describe-change.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LISTED_MAX = 100

/** Who acts. */
export type Actor = { id: number }

type AuditChange<Action extends AuditAction> = Omit<AuditRecord, 'noun' | 'action' | 'keyName'> & {
  noun: AuditNoun<Action>
  action: Action
}

export type AuditService = ReturnType<typeof createAuditService>
export function createAuditService({
  audit,
  keyName = () => null,
  timeZone = async () => 'UTC',
  now,
}: {
  audit: AuditStore
  /** Of the key by which the change at hand is made, if any. */
  keyName?: () => string | null
  /** By whose clock days are counted: the community's. */
  timeZone?: () => Promise<string>
  now: () => Date
}) {
  /** Writes down a change by staff. Call it in the transaction of the change. */
  const record = <Action extends AuditAction>({ noun, ...entry }: AuditChange<Action>) =>
    audit.insert({ ...entry, noun: noun.name, keyName: keyName() }, now().getTime())

  return {
    record,
    /**
     * The same for one noun: what stood before and after, each as `snapshot` keeps it.
     * @throws when the noun is not among `all-audit-nouns.ts`, so that nothing is recorded without words
     */
    of<Action extends AuditAction, Row extends { id: number }>(
      noun: AuditNoun<Action>,
      snapshot: (row: Row) => object,
    ) {
      if (findAuditNoun(noun.name) !== noun) throw new Error(`${noun.name} is missing in all-audit-nouns.ts`)
      return (action: Action, actor: Actor, before: Row | null, after: Row | null) =>
        record({
          noun,
          action,
          nounId: (after ?? before)?.id ?? 0,
          actorId: actor.id,
          before: before && snapshot(before),
          after: after && snapshot(after),
        })
    },

    /** Empties what the log keeps of one thing: that something was done remains, nothing of what it was. */
    forget: ({ name }: AuditNoun, nounId: number) => audit.forget(name, nounId),

    /** Who changed one thing last, while that account still exists. */
    async lastActor({ name }: AuditNoun, nounId: number): Promise<string | undefined> {
      const [entry] = await audit.list({ noun: name, nounId }, 1)
      return entry?.actor ?? undefined
    },

    /** Forgets what was done two years ago. */
    forgetOld: () => audit.removeBefore(now().getTime() - AUDIT_KEPT_DAYS * DAY_MS),

    /** The newest entries: of these nouns, or of all; without what is personal, as anybody in the panel may read them. */
    async listLatest(limit: number, language: Language, nouns?: readonly string[]): Promise<AuditEntry[]> {
      if (nouns?.length === 0) return []
      return (await audit.list({ nouns }, limit)).map((row) => present(row, language, false))
    },

    /** What was done to one thing, the newest first; without what is personal. */
    listOf: async ({ name }: AuditNoun, nounId: number, language: Language): Promise<AuditEntry[]> =>
      (await audit.list({ noun: name, nounId }, LISTED_MAX)).map((row) => present(row, language, false)),

    async list({ page, from, to, ...search }: AuditSearch, language: Language, reader: CurrentUser) {
      if (search.noun !== undefined && !findAuditNoun(search.noun))
        throw new AppError('validation_failed', { fields: { noun: 'invalid' } })
      const filter = {
        ...search,
        ...timesOfDays({ from, to }, await timeZone()),
      }
      const rows = await audit.list(filter, STAFF_PAGE_SIZE, (page - 1) * STAFF_PAGE_SIZE)
      return {
        data: rows.map((row) => present(row, language, seesPersonalData(reader))),
        total: await audit.count(filter),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },
  }
}

function present(row: AuditRow, language: Language, isWhole: boolean): AuditEntry {
  const hidden = isWhole ? undefined : findAuditNoun(row.noun)?.personal
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor_id === null || row.actor === null ? null : { id: row.actor_id, username: row.actor },
    keyName: row.key_name,
    action: row.action,
    noun: row.noun,
    nounId: row.noun_id,
    description: describeChange(row, language),
    before: parseSnapshot(row.before, hidden),
    after: parseSnapshot(row.after, hidden),
  }
}

function parseSnapshot(
  text: string | null,
  hidden: ReadonlySet<string> | undefined,
): Record<string, unknown> | null {
  if (text === null) return null
  const fields = Object.entries(JSON.parse(text) as Record<string, unknown>)
  return Object.fromEntries(fields.filter(([field]) => !hidden?.has(field)))
}
