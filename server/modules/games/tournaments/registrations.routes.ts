import type { Serve } from '#server/http/serve.ts'
import { tournamentEndpoints as endpoints } from '#shared/contract/games/tournaments.ts'
import type { RegistrationsService } from './registrations.service.ts'
import type { StaffRegistrationsService } from './staff-registrations.service.ts'

export function registrationsRoutes(
  serve: Serve,
  registrations: RegistrationsService,
  staff: StaffRegistrationsService,
) {
  serve(endpoints.listOwn, ({ currentUser }) => registrations.listOwn(currentUser))
  serve(endpoints.register, ({ params, currentUser }) => registrations.register(params.id, currentUser))
  serve(endpoints.withdraw, ({ params, currentUser }) => registrations.withdraw(params.id, currentUser))
  serve(endpoints.listForStaff, ({ params, query }) => staff.list(params.id, query))
  serve(endpoints.export, ({ params, currentUser, language }) =>
    staff.export(params.id, currentUser, language),
  )
  serve(endpoints.remove, ({ params, body, currentUser }) =>
    staff.remove(params.id, body.reason, currentUser),
  )
  serve(endpoints.putBack, ({ params, currentUser }) => staff.putBack(params.id, currentUser))
}
