import { AppError } from '#server/lib/app-error.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { AuditAction } from '#shared/constants/audit.ts'
import type { AuditNoun } from '#shared/contract/platform/audit-noun.ts'
import { type Changes, changesOf, type Saved } from './changes-of.ts'

/** The parts of an update, in the order in which they run. */
type Update<Row extends object, Edit extends object> = {
  /** Finds what stands now, or throws `not_found`. */
  read: () => Promise<Row & Saved<NoInfer<Edit>>>
  /** The version that whoever edits has seen; without one, whatever stands now is changed. */
  version: number | undefined
  /** The fields they want to have; what is undefined or stands like that already is no change. May refuse. */
  edit: (before: Row) => Edit
  /** Writes what changes to the version of `before`; finds nothing when that has been raised meanwhile. May refuse. */
  save: (changes: Changes<Edit>, before: Row) => Promise<Row | undefined>
}

export type VersionedChanges = ReturnType<typeof createVersionedChanges>
export function createVersionedChanges({ audit }: { audit: AuditService }) {
  return {
    /** The changes of one noun; `snapshot` is what the log keeps of it. Each runs in a transaction of its caller. */
    of<Action extends AuditAction, Row extends { id: number; version: number }>(
      noun: AuditNoun<Action | 'update'>,
      snapshot: (row: Row) => object,
    ) {
      const record = audit.of(noun, snapshot)
      return {
        record,

        /**
         * The one way to change what several people edit (optimistic locking): nobody overwrites what they have not
         * seen, and each change stands in the log. A save without a change leaves no trace: no new version, no entry.
         * @returns the row as it stands afterwards
         * @throws {AppError} `conflict`, with who it was, when somebody else was faster
         */
        async update<Edit extends object>(
          actor: Actor,
          { read, version, edit, save }: Update<Row, Edit>,
        ): Promise<Row> {
          const before = await read()
          const refuse = async () => {
            const by = await audit.lastActor(noun, before.id)
            return new AppError('conflict', by === undefined ? {} : { by })
          }
          if (version !== undefined && version !== before.version) throw await refuse()
          const changes = changesOf(before, edit(before))
          if (!changes) return before
          const after = await save(changes, before)
          if (!after) throw await refuse()
          await record('update', actor, before, after)
          return after
        },
      }
    },
  }
}
