import type { Serve } from '#server/http/serve.ts'
import { productEndpoints } from '#shared/contract/shop/products.ts'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import type { ActionTargets } from './action-targets.ts'
import { dryRun } from './dry-run.ts'
import type { ProductsService } from './products.service.ts'
import type { StaffProductsService } from './staff-products.service.ts'

export function productsRoutes(
  serve: Serve,
  products: ProductsService,
  staff: StaffProductsService,
  targets: ActionTargets,
) {
  serve(productEndpoints.list, () => products.list())
  serve(productEndpoints.get, ({ params }) => products.get(params.key))
  serve(staffProductEndpoints.listForStaff, () => staff.listForStaff())
  serve(staffProductEndpoints.listRemoved, () => staff.listRemoved())
  serve(staffProductEndpoints.options, ({ currentUser }) => targets.listFor(currentUser))
  serve(staffProductEndpoints.setOrder, ({ body, currentUser }) => staff.setOrder(body, currentUser))
  serve(staffProductEndpoints.dryRun, ({ body }) => dryRun(body, targets))
  serve(staffProductEndpoints.create, ({ body, currentUser }) => staff.create(body, currentUser))
  serve(staffProductEndpoints.update, ({ params, body, currentUser }) =>
    staff.update(params.id, body, currentUser),
  )
  serve(staffProductEndpoints.remove, ({ params, currentUser }) => staff.remove(params.id, currentUser))
  serve(staffProductEndpoints.restore, ({ params, currentUser }) => staff.restore(params.id, currentUser))
  serve(staffProductEndpoints.double, ({ params, currentUser }) => staff.double(params.id, currentUser))
}
