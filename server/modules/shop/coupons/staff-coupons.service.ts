/** Coupons as staff make them. Orders that were made keep what they cost. */

import type { Database } from '#server/db/database.ts'
import { AppError, refuseFields } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { COUPONS_MAX } from '#shared/constants/shop/coupons.ts'
import { couponAudit } from '#shared/contract/shop/coupons.audit.texts.ts'
import type { CouponChange, CouponDraft, CouponFields, StaffCoupon } from '#shared/contract/shop/coupons.ts'
import type { CouponRow, CouponsStore } from './coupons.store.ts'

const EMPTY: Omit<CouponFields, 'code'> = {
  percent: null,
  amountKopecks: null,
  productIds: [],
  startsAt: null,
  endsAt: null,
  usesMax: null,
  usesEachMax: null,
  isOff: false,
}

export type StaffCouponsService = ReturnType<typeof createStaffCouponsService>
export function createStaffCouponsService({
  coupons,
  listProductIds,
  versioned,
  database,
}: {
  coupons: CouponsStore
  /** Of all products that there are. */
  listProductIds: () => Promise<readonly number[]>
  versioned: VersionedChanges
  database: Pick<Database, 'transaction'>
}) {
  const changes = versioned.of(couponAudit, fieldsOf)

  return {
    list: async (): Promise<StaffCoupon[]> => (await coupons.list()).map(present),

    create: (draft: CouponDraft, actor: Actor): Promise<StaffCoupon> =>
      database.transaction(async () => {
        if ((await coupons.count()) >= COUPONS_MAX) throw new AppError('too_many_coupons')
        const fields: CouponFields = { ...EMPTY, ...withoutUndefined(draft) }
        await assertSound(fields, [])
        const created = await coupons.insert(columnsOf(fields))
        await changes.record('create', actor, null, created)
        return present(created)
      }),

    update: (id: number, { version, ...change }: CouponChange, actor: Actor): Promise<StaffCoupon> =>
      database.transaction(async () =>
        present(
          await changes.update(actor, {
            read: () => getCoupon(id),
            version,
            edit: () => columnsOf(withoutUndefined(change)),
            save: async (columns, before) => {
              await assertSound(fieldsOf({ ...before, ...columns }), fieldsOf(before).productIds)
              return coupons.update(id, columns, before.version)
            },
          }),
        ),
      ),

    remove: (id: number, actor: Actor): Promise<void> =>
      database.transaction(async () => {
        const before = await getCoupon(id)
        await coupons.remove(id)
        await changes.record('delete', actor, before, null)
      }),
  }

  async function getCoupon(id: number): Promise<CouponRow> {
    const row = await coupons.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Products that a coupon named before may be gone. */
  async function assertSound(fields: CouponFields, named: readonly number[]): Promise<void> {
    const { percent, amountKopecks, startsAt, endsAt, productIds } = fields
    if ((percent === null) === (amountKopecks === null)) refuseFields({ percent: 'couponDiscount' })
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt) refuseFields({ endsAt: 'endsFirst' })
    const known = new Set([...(await listProductIds()), ...named])
    if (productIds.some((id) => !known.has(id))) refuseFields({ productIds: 'productUnknown' })
  }
}

const timeOf = (moment: string | null | undefined) =>
  moment === null || moment === undefined ? moment : Date.parse(moment)

function fieldsOf(row: CouponRow): CouponFields {
  return {
    code: row.code,
    percent: row.percent,
    amountKopecks: row.amount_kopecks,
    productIds: JSON.parse(row.product_ids),
    startsAt: isoTimeOrNull(row.starts_at),
    endsAt: isoTimeOrNull(row.ends_at),
    usesMax: row.uses_max,
    usesEachMax: row.uses_each_max,
    isOff: row.is_off === 1,
  }
}

const present = (row: CouponRow): StaffCoupon => ({
  ...fieldsOf(row),
  id: row.id,
  uses: row.uses,
  version: row.version,
})

/** Columns of the fields that are there. */
function columnsOf<Fields extends Partial<CouponFields>>(fields: Fields) {
  const { code, percent, amountKopecks, productIds, startsAt, endsAt, usesMax, usesEachMax, isOff } = fields
  return withoutUndefined({
    code,
    code_folded: code === undefined ? undefined : foldForSearch(code),
    percent,
    amount_kopecks: amountKopecks,
    product_ids: productIds && JSON.stringify([...new Set(productIds)].sort((one, other) => one - other)),
    starts_at: timeOf(startsAt),
    ends_at: timeOf(endsAt),
    uses_max: usesMax,
    uses_each_max: usesEachMax,
    is_off: isOff === undefined ? undefined : Number(isOff),
  })
}
