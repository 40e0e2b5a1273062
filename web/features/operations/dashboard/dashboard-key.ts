import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Below it lies what the panel's first page counts and tells. */
export const DASHBOARD_KEY = [PRIVATE_KEY, 'dashboard'] as const
