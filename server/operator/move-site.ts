import { holdsForeignTables, holdsSite, rebuildDatabase } from '#server/db/tables/rebuild.ts'
import { createTableSum, lineOfRow, type TableSum } from '#server/db/tables/row-sums.ts'
import { openSnapshot, type Snapshot } from '#server/db/tables/snapshot.ts'
import { fillDatabase } from './fill-database.ts'
import { openSite } from './open-site.ts'
import { OperatorError } from './operator-error.ts'

export type Place = { databaseUrl?: string | undefined; dataDir: string }

/**
 * Copies the database of a site that is stopped into the other engine, and compares what every table comes to on both sides.
 * The one it comes from stays as it is; files stay in the data folder.
 * @throws {OperatorError} while the site runs, or where the other database holds a site already
 */
export async function moveSite(
  from: Place,
  to: Place,
  { isReplacing, now }: { isReplacing: boolean; now: Date },
): Promise<Record<string, TableSum>> {
  await assertStopped(from, now)
  const snapshot = await openSnapshot(from)
  try {
    return await fillDatabase(to, async (database) => {
      if (await holdsForeignTables(database))
        throw new OperatorError('The other database holds tables that are not of FrontLand.')
      if (!isReplacing && (await holdsSite(database)))
        throw new OperatorError('The other database holds a site already. To replace it add --replace.')
      const sums = new Map(snapshot.tables.map(({ name }) => [name, createTableSum()]))
      await rebuildDatabase(
        database,
        { ...snapshot, read: () => readAll(snapshot, sums) },
        {
          check(arrived) {
            for (const [name, sum] of sums)
              if (JSON.stringify(arrived[name]) !== JSON.stringify(sum.read()))
                throw new OperatorError(`${name} did not arrive as it was. Nothing has been moved.`)
          },
        },
      )
      return Object.fromEntries([...sums].map(([name, sum]) => [name, sum.read()]))
    })
  } finally {
    await snapshot.close()
  }
}

/** A process that runs holds leases, which it gives back when it stops. */
async function assertStopped(place: Place, now: Date): Promise<void> {
  const database = await openSite(place)
  try {
    const lease = await database.query
      .selectFrom('leases')
      .select('name')
      .where('expires_at', '>', now.getTime())
      .executeTakeFirst()
    if (lease)
      throw new OperatorError(
        'The site is running: stop it first, so that nothing is written that is left behind.',
      )
  } finally {
    await database.close()
  }
}

async function* readAll(snapshot: Snapshot, sums: ReadonlyMap<string, ReturnType<typeof createTableSum>>) {
  for (const table of snapshot.tables)
    for await (const rows of snapshot.read(table)) {
      for (const row of rows) sums.get(table.name)?.add(lineOfRow(row, table.columns))
      yield { table, rows }
    }
}
