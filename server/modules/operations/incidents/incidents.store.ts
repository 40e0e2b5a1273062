import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type IncidentRow = Selectable<Schema['incidents']>

export type IncidentsStore = ReturnType<typeof createIncidentsStore>
export function createIncidentsStore(database: Database) {
  return {
    /** The latest first. */
    list: (limit: number): Promise<IncidentRow[]> =>
      database.query
        .selectFrom('incidents')
        .selectAll()
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** What goes on at `now`, then what is still to come, then what was over after `since`; of each the nearest first. */
    listNearest: (now: number, since: number, limit: number): Promise<IncidentRow[]> =>
      database.query
        .selectFrom('incidents')
        .selectAll()
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', since)]))
        .orderBy(sql`case when ends_at <= ${now} then 2 when starts_at > ${now} then 1 else 0 end`)
        .orderBy(sql`abs(starts_at - ${now})`)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** Maintenance that shares a moment with the time from `from` to `to`. */
    listMaintenance: (from: number, to: number): Promise<IncidentRow[]> =>
      database.query
        .selectFrom('incidents')
        .selectAll()
        .where('kind', '=', 'maintenance')
        .where('starts_at', '<=', to)
        .where('ends_at', '>', from)
        .execute(),
    find: (id: number): Promise<IncidentRow | undefined> =>
      database.query.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (incident: Insertable<Schema['incidents']>): Promise<IncidentRow> =>
      database.query.insertInto('incidents').values(incident).returningAll().executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['incidents']>,
      version: number,
    ): Promise<IncidentRow | undefined> =>
      saveVersion(database, 'incidents', id, fields, version).returningAll().executeTakeFirst(),
    /** Undefined when there is none any more. */
    remove: (id: number): Promise<IncidentRow | undefined> =>
      database.query.deleteFrom('incidents').where('id', '=', id).returningAll().executeTakeFirst(),
  }
}
