import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MeasuredService, MeasuredState } from '#shared/constants/status.ts'

export type ServiceStatusRow = Selectable<Schema['service_status']>
export type ServiceDayRow = Selectable<Schema['service_days']>

export type ServiceStatusStore = ReturnType<typeof createServiceStatusStore>
export function createServiceStatusStore(database: Database) {
  return {
    list: (): Promise<ServiceStatusRow[]> =>
      database.query.selectFrom('service_status').selectAll().execute(),

    /** Writes what was found in a minute over what stood there before; false when another process was faster. */
    async take(
      service: MeasuredService,
      found: { state: MeasuredState; minute: number },
      before: ServiceStatusRow | undefined,
    ): Promise<boolean> {
      const taken = before
        ? await database.query
            .updateTable('service_status')
            .set(found)
            .where('service', '=', service)
            .where('minute', '=', before.minute)
            .returning('service')
            .executeTakeFirst()
        : await database.query
            .insertInto('service_status')
            .values({ service, ...found })
            .onConflict((conflict) => conflict.column('service').doNothing())
            .returning('service')
            .executeTakeFirst()
      return taken !== undefined
    },

    async addMinutes({ service, day, up, down, maintenance }: ServiceDayRow): Promise<void> {
      await database.query
        .insertInto('service_days')
        .values({ service, day, up, down, maintenance })
        .onConflict((conflict) =>
          conflict.columns(['service', 'day']).doUpdateSet((row) => ({
            up: row('service_days.up', '+', up),
            down: row('service_days.down', '+', down),
            maintenance: row('service_days.maintenance', '+', maintenance),
          })),
        )
        .execute()
    },

    listDays: (firstDay: number): Promise<ServiceDayRow[]> =>
      database.query.selectFrom('service_days').selectAll().where('day', '>=', firstDay).execute(),

    async removeDaysOutside(firstDay: number, lastDay: number): Promise<void> {
      await database.query
        .deleteFrom('service_days')
        .where((row) => row.or([row('day', '<', firstDay), row('day', '>', lastDay)]))
        .execute()
    },
  }
}
