import type { Part, Parts } from './parts.ts'

/** The services of the status board in the specification's order (sections 3 and 9). */
export const SERVICES = ['website', 'authentication', 'launcher', 'forum', 'trading'] as const
export type Service = (typeof SERVICES)[number]

const PARTS_OF_SERVICES: Partial<Record<Service, Part>> = {
  launcher: 'launcher',
  forum: 'forum',
  trading: 'shop',
}
/** The services that people are told of: not those of a part of the site that is switched off. */
export const toldServices = (parts: Parts): readonly Service[] =>
  SERVICES.filter((service) => {
    const part = PARTS_OF_SERVICES[service]
    return part === undefined || parts[part]
  })

/** The services that there are, which are tried each minute. */
export const MEASURED_SERVICES = [
  'website',
  'authentication',
  'launcher',
] as const satisfies readonly Service[]
export type MeasuredService = (typeof MEASURED_SERVICES)[number]

/** What the board says of a service; what is not there yet is offline (section 3), `unknown` when nobody has looked of late. */
export const BOARD_STATES = ['online', 'offline', 'maintenance', 'unknown'] as const
export type BoardState = (typeof BOARD_STATES)[number]

/** What is found of a service that is tried: `absent` is what is not there yet, such as a launcher without a release. */
export type MeasuredState = Exclude<ServiceState, 'unknown'>

export const SERVICE_STATES = [...BOARD_STATES, 'absent'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/** How many days, in UTC, the bars go back; what is older is forgotten. */
export const STATUS_DAYS = 90
/** No more game servers than this are told of, so that the reply stays small. */
export const STATUS_GAME_SERVERS_MAX = 60

/** An outage that staff write of, or maintenance of the site that they announce. */
export const INCIDENT_KINDS = ['incident', 'maintenance'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]
/** How far staff are, as each update says. */
export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]
export const INCIDENT_TITLE_MAX = 120
export const INCIDENT_UPDATE_MAX = 400
export const INCIDENT_UPDATES_MAX = 10
/** What is over is told of for so long, and no more than so many at a time. */
export const INCIDENT_TOLD_DAYS = 14
export const INCIDENTS_SHOWN_MAX = 6
