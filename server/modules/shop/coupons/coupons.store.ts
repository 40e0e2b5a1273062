import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { AppError } from '#server/lib/app-error.ts'

export type CouponRow = Selectable<Schema['coupons']>

export type CouponsStore = ReturnType<typeof createCouponsStore>
export function createCouponsStore(database: Database) {
  const all = () => database.query.selectFrom('coupons').selectAll()
  return {
    list: (): Promise<CouponRow[]> => all().orderBy('id', 'desc').execute(),
    find: (id: number): Promise<CouponRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    findByCode: (folded: string): Promise<CouponRow | undefined> =>
      all().where('code_folded', '=', folded).executeTakeFirst(),
    async count(): Promise<number> {
      const { count } = await database.query
        .selectFrom('coupons')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    /** @throws {AppError} `validation_failed` where the code is another's */
    insert: (row: Insertable<Schema['coupons']>): Promise<CouponRow> =>
      database.query
        .insertInto('coupons')
        .values(row)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(toCodeTaken),
    /** Writes the fields given and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: Updateable<Schema['coupons']>,
      version: number,
    ): Promise<CouponRow | undefined> =>
      saveVersion(database, 'coupons', id, fields, version)
        .returningAll()
        .executeTakeFirst()
        .catch(toCodeTaken),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('coupons').where('id', '=', id).execute()
    },
    /** Takes one of its uses, in one statement; false where there is none left, or the coupon has gone. */
    async take(id: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('coupons')
        .set((coupon) => ({ uses: coupon('uses', '+', 1) }))
        .where('id', '=', id)
        .where((coupon) =>
          coupon.or([coupon('uses_max', 'is', null), coupon('uses', '<', coupon.ref('uses_max'))]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async giveBack(id: number): Promise<void> {
      await database.query
        .updateTable('coupons')
        .set((coupon) => ({ uses: coupon('uses', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },
    /** How many of its uses one account has: of the orders that hold what they took, as `uses` counts them. */
    async countUsesBy(userId: number, id: number): Promise<number> {
      const { count } = await database.query
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('coupon_id', '=', id)
        .where('user_id', '=', userId)
        .where('holds_goods', '=', 1)
        .executeTakeFirstOrThrow()
      return count
    },
  }
}

function toCodeTaken(error: unknown): never {
  throw isUniqueViolation(error, 'code_folded')
    ? new AppError('validation_failed', { fields: { code: 'couponCodeTaken' }, cause: error })
    : error
}
