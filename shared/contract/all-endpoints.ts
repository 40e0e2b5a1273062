import { auditEndpoints } from './audit.ts'
import { authEndpoints } from './auth.ts'
import { dashboardEndpoints } from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import { feedbackEndpoints } from './feedback.ts'
import { maintenanceEndpoints } from './game-server-maintenance.ts'
import { gameServerEndpoints } from './game-servers.ts'
import { healthEndpoints } from './health.ts'
import { launcherEndpoints } from './launcher.ts'
import { newsEndpoints } from './news.ts'
import { profileEndpoints } from './profile.ts'
import { roleEndpoints } from './roles.ts'
import { userEndpoints } from './users.ts'

/** The whole API, noun by noun. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
  health: healthEndpoints,
  auth: authEndpoints,
  profile: profileEndpoints,
  news: newsEndpoints,
  'game servers': gameServerEndpoints,
  maintenance: maintenanceEndpoints,
  feedback: feedbackEndpoints,
  launcher: launcherEndpoints,
  users: userEndpoints,
  roles: roleEndpoints,
  dashboard: dashboardEndpoints,
  audit: auditEndpoints,
}
