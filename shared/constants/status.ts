/** The services of the status board in the specification's order (sections 3 and 9). */
export const SERVICES = ['website', 'authentication', 'launcher', 'forum', 'trading'] as const
export type Service = (typeof SERVICES)[number]

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
