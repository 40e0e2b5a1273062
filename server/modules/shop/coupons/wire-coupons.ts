/** Coupons, wired for their wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createCouponBrake } from './coupon-brake.ts'
import { couponsRoutes } from './coupons.routes.ts'
import { createCouponsService } from './coupons.service.ts'
import { createCouponsStore } from './coupons.store.ts'
import { createStaffCouponsService } from './staff-coupons.service.ts'

export function wireCoupons({
  database,
  now,
  log,
  platform: { limits, versioned },
  listProductIds,
}: Pick<WingTools, 'database' | 'now' | 'log'> & {
  platform: PlatformServices
  listProductIds: () => Promise<readonly number[]>
}) {
  const store = createCouponsStore(database)
  const staff = createStaffCouponsService({ coupons: store, listProductIds, versioned, database })
  const brake = createCouponBrake({
    together: limits?.countCall,
    onAlone: (err) => log.warn({ err }, 'this process counts wrong coupons alone'),
  })
  return {
    services: createCouponsService({ coupons: store, brake, now }),
    routes: (serve: Serve) => couponsRoutes(serve, staff),
  }
}
