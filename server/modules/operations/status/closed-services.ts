/** The services that the operator has closed: under maintenance, whatever is measured of them. */
import type { ServiceMaintenance } from '#server/modules/operations/incidents/incidents.service.ts'
import type { MaintenanceModeService } from '#server/modules/platform/maintenance-mode/maintenance-mode.service.ts'
import type { MeasuredService } from '#shared/constants/status.ts'

type Closing = ReturnType<MaintenanceModeService['closing']>

/** Signing in stays open while the whole site is closed. */
export function closedServices(closing: Closing): ServiceMaintenance[] {
  if (!closing) return []
  const { parts, from, to } = closing
  const services: MeasuredService[] =
    parts.length === 0 ? ['website'] : parts.includes('launcher') ? ['launcher'] : []
  return services.length > 0 ? [{ services, from, to }] : []
}

export const closedServicesAt = (closing: Closing, time: number): readonly MeasuredService[] =>
  closedServices(closing).flatMap(({ services, from, to }) => (from <= time && time < to ? services : []))
