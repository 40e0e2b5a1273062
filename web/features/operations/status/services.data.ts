/** The services on the status board, as the specification fixes them (sections 3 and 9). */
export const SERVICES = [
  { key: 'website', status: 'online' },
  { key: 'authentication', status: 'online' },
  { key: 'launcher', status: 'online' },
  { key: 'forum', status: 'offline' },
  { key: 'trading', status: 'offline' },
] as const
export type ServiceKey = (typeof SERVICES)[number]['key']
export type ServiceStatus = 'online' | 'offline'
