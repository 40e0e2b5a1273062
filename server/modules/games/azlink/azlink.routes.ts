import type { Serve } from '#server/http/serve.ts'
import { AppError } from '#server/lib/app-error.ts'
import { azlinkEndpoints as endpoints } from '#shared/contract/games/azlink/azlink.ts'
import { azlinkStaffEndpoints as staffEndpoints } from '#shared/contract/games/azlink/azlink-staff.ts'
import type { AzlinkService } from './azlink.service.ts'
import type { AzlinkMoney } from './money.ts'
import type { StaffAzlinkService } from './staff-azlink.service.ts'
import type { AzlinkWaking } from './waking.ts'

const refuse = () => {
  throw new AppError('not_allowed')
}

export function staffAzlinkRoutes(
  serve: Serve,
  staff: StaffAzlinkService,
  waking: Pick<AzlinkWaking, 'tryWaking'>,
) {
  serve(staffEndpoints.get, ({ params }) => staff.get(params.id))
  serve(staffEndpoints.change, ({ params, body, currentUser }) => staff.change(params.id, body, currentUser))
  serve(staffEndpoints.tryWaking, ({ params }) => waking.tryWaking(params.id))
}

export function azlinkRoutes(serve: Serve, azlink: AzlinkService, money: AzlinkMoney) {
  serve(endpoints.greet, ({ gameServer }) => azlink.greet(gameServer))
  serve(endpoints.poll, ({ body, gameServer, from: { address }, ...call }) =>
    azlink.poll(body, gameServer, { ...call, address }),
  )
  serve(endpoints.addMoney, ({ params, body: { amount }, ...call }) =>
    money.add({ userId: params.id, amount }, call),
  )
  serve(endpoints.removeMoney, ({ params, body: { amount }, ...call }) =>
    money.change({ userId: params.id, amount, deed: 'remove' }, call),
  )
  serve(endpoints.setMoney, ({ params, body: { amount }, ...call }) =>
    money.change({ userId: params.id, amount, deed: 'set' }, call),
  )
  serve(endpoints.register, refuse)
  serve(endpoints.changeEmail, refuse)
  serve(endpoints.changePassword, refuse)
}
