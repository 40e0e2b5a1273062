/** The catalogue as staff fill it. */
import { AppError } from '#server/lib/app-error.ts'
import { assertOrder } from '#server/lib/assert-order.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { CATALOGUE_MAX_BYTES, PRODUCTS_MAX } from '#shared/constants/shop/products.ts'
import type { Order } from '#shared/contract/fields.ts'
import type { ProductAction, StaffAction } from '#shared/contract/shop/product-actions.ts'
import type { ProductChange, ProductDraft, StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { productAudit } from '#shared/contract/shop/products.audit.texts.ts'
import type { RemovedProduct } from '#shared/contract/shop/products-staff.ts'
import type { ActionTargets } from './action-targets.ts'
import { assertActions, assertSound } from './assert-sound.ts'
import { actionsOfDelivered, type DeliveredProduct } from './delivered-product.ts'
import { presentCatalogue } from './present-products.ts'
import { actionColumnsOf, actionOf, actionsText } from './product-actions.ts'
import { columnsOf, fieldsOf } from './product-columns.ts'
import { imagesOfProduct } from './product-images.ts'
import { copyOf, EMPTY_PRODUCT } from './product-templates.ts'
import type { ProductRow, ProductsStore } from './products.store.ts'

/** A product with its actions, as they are compared. */
type Whole = ProductRow & { actions: string }

const snapshot = (row: Whole) => ({
  name: row.name_ru || row.name_en,
  ...fieldsOf(row),
  actions: JSON.parse(row.actions),
  position: row.position,
})

export type StaffProductsService = ReturnType<typeof createStaffProductsService>
export function createStaffProductsService({
  products,
  targets,
  versioned,
  invalidation,
  images,
  now,
}: {
  products: ProductsStore
  targets: ActionTargets
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  images: Pick<ImagesService, 'assertKept' | 'enlist'>
  now: () => Date
}) {
  const changes = versioned.of(productAudit, snapshot)
  images.enlist({
    topics: [],
    listUses: async () => (await products.listWithUploads()).flatMap(imagesOfProduct),
  })
  /** Keys, requirements and the size of the whole are decided by more than one row. */
  const inTurn = <T>(work: () => Promise<T>) => invalidation.change('products', work, { inTurn: 'products' })

  return {
    listForStaff,

    listRemoved: async (): Promise<RemovedProduct[]> =>
      (await products.listRemoved()).map(({ id, key, name_ru, name_en, deleted_at }) => ({
        ...{ id, key, name_ru, name_en },
        removedAt: new Date(deleted_at ?? 0).toISOString(),
      })),

    create: (draft: ProductDraft, actor: CurrentUser): Promise<StaffProduct> =>
      inTurn(() => add({ ...EMPTY_PRODUCT, ...withoutNothing(draft) }, draft.actions ?? [], actor)),

    /** What staff have changed is no sample any more. */
    update: (
      id: number,
      { version, actions, ...change }: ProductChange,
      actor: CurrentUser,
    ): Promise<StaffProduct> =>
      inTurn(async () => {
        await changes.update(actor, {
          read: () => getWhole(id),
          version,
          edit: () => ({ ...columnsOf(change), actions: actions && actionsText(actions) }),
          save: async ({ actions: text, ...columns }, before) => {
            const fields = fieldsOf({ ...before, ...columns })
            const wanted: StaffAction[] = JSON.parse(text ?? before.actions)
            await assertAll(fields, wanted, { standing: JSON.parse(before.actions), id, actor })
            if (columns.image !== undefined) await images.assertKept({ imageUrl: columns.image })
            const world = fields.type === 'global' ? { world: null } : {}
            const after = await products.update(id, { ...columns, ...world, is_sample: 0 }, before.version)
            if (after && text !== undefined) await keepActions(id, wanted as ProductAction[])
            return after && { ...after, actions: text ?? before.actions }
          },
        })
        await products.noteSeed(id)
        await assertRoom()
        return present(id)
      }),

    remove: (id: number, actor: CurrentUser): Promise<void> =>
      inTurn(async () => {
        const before = await getWhole(id)
        await products.setDeleted(id, now().getTime())
        await changes.record('delete', actor, before, null)
      }),

    restore: (id: number, actor: CurrentUser): Promise<StaffProduct> =>
      inTurn(async () => {
        if (!(await products.setDeleted(id, null))) throw new AppError('not_found')
        await changes.record('restore', actor, null, await getWhole(id))
        await assertRoom()
        return present(id)
      }),

    /** A copy under a key of its own, hidden until staff have made something else of it. */
    double: (id: number, actor: CurrentUser): Promise<StaffProduct> =>
      inTurn(async () => {
        const { actions, ...row } = await getWhole(id)
        const copy = copyOf(fieldsOf(row), await products.listKeys())
        return add(copy, JSON.parse(actions), actor)
      }),

    setOrder: (order: Order, actor: CurrentUser): Promise<StaffProduct[]> =>
      inTurn(async () => {
        const before = await products.list()
        assertOrder(before, order)
        for (const [index, id] of order.ids.entries()) {
          if (before.find((row) => row.id === id)?.position === index + 1) continue
          const moved = await getWhole(id)
          await products.setPosition(id, index + 1)
          await changes.record('update', actor, moved, { ...moved, position: index + 1 })
        }
        return listForStaff()
      }),
  }

  async function add(
    fields: typeof EMPTY_PRODUCT,
    actions: readonly ProductAction[],
    actor: CurrentUser,
  ): Promise<StaffProduct> {
    if ((await products.count()) >= PRODUCTS_MAX) throw new AppError('catalogue_full')
    await assertAll(fields, actions, { standing: [], id: null, actor })
    await images.assertKept({ imageUrl: fields.imageUrl })
    const world = fields.type === 'global' ? { server: null } : {}
    const { id } = await products.insert(columnsOf({ ...fields, ...world }))
    await keepActions(id, actions)
    await changes.record('create', actor, null, await getWhole(id))
    await assertRoom()
    return present(id)
  }

  async function assertAll(
    fields: ReturnType<typeof fieldsOf>,
    wanted: readonly StaffAction[],
    { standing, id, actor }: { standing: readonly StaffAction[]; id: number | null; actor: CurrentUser },
  ): Promise<void> {
    const all = await products.list()
    assertSound(fields, { ids: all.map((row) => row.id), ownId: id })
    const holder = await products.findKey(fields.key)
    if (holder !== undefined && holder !== id)
      throw new AppError('validation_failed', { fields: { key: 'productKeyTaken' } })
    const { gameServers, roles } = await targets.list()
    assertActions(wanted, standing, {
      actor,
      roles,
      gameServerIds: gameServers.map((server) => server.id),
      withoutSlots: await targets.listWithoutSlots(),
      durationDays: fields.durationDays,
    })
  }

  async function keepActions(id: number, actions: readonly ProductAction[]): Promise<void> {
    const { roles } = await targets.list()
    const roleIds = new Map(roles.map((role) => [role.name, role.id]))
    await products.replaceActions(
      id,
      actions.map((action) => actionColumnsOf(action, roleIds)),
    )
  }

  /** What everybody is told of all products stays a small reply. */
  async function assertRoom(): Promise<void> {
    const shown = (await products.list()).filter(({ is_hidden }) => is_hidden === 0)
    const told = presentCatalogue({ products: shown, actions: [] }, now().getTime())
    if (Buffer.byteLength(JSON.stringify(told)) > CATALOGUE_MAX_BYTES) throw new AppError('catalogue_full')
    if (shown.length > PRODUCTS_MAX) throw new AppError('catalogue_full')
  }

  async function getWhole(id: number): Promise<Whole> {
    const row = await products.find(id)
    if (!row) throw new AppError('not_found')
    return { ...row, actions: actionsText((await products.listActions([id])).map(actionOf)) }
  }

  async function listForStaff(): Promise<StaffProduct[]> {
    const rows = await products.list()
    const actions = await products.listActions()
    const told = presentCatalogue({ products: rows, actions }, now().getTime())
    const { gameServers } = await targets.list()
    return rows.map((row, index) => ({
      ...fieldsOf(row),
      id: row.id,
      actions: actions.filter(({ product_id }) => product_id === row.id).map(actionOf),
      notForSale: told[index]?.notForSale ?? null,
      isSample: row.is_sample === 1,
      delivered: deliveredBeside(row, gameServers[0]?.id),
      version: row.version,
    }))
  }

  async function present(id: number): Promise<StaffProduct> {
    const product = (await listForStaff()).find((each) => each.id === id)
    if (!product) throw new AppError('not_found')
    return product
  }
}

/** What the release would have in the place of what staff wrote before it came. */
function deliveredBeside({ seed, is_seed_new }: ProductRow, firstServer: number | undefined) {
  if (is_seed_new === 0 || seed === null) return null
  const product: DeliveredProduct = JSON.parse(seed)
  return { ...product, actions: actionsOfDelivered(product, firstServer) }
}

/** Without what was not said. */
function withoutNothing({ actions: _, ...draft }: ProductDraft): Partial<typeof EMPTY_PRODUCT> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
}
