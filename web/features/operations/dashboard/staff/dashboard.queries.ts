import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { dashboardEndpoints } from '#shared/contract/operations/dashboard.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { DASHBOARD_KEY } from '#web/features/operations/dashboard/dashboard-key.ts'
import { useLanguage } from '#web/i18n/language.tsx'

const key = (...parts: string[]) => [...DASHBOARD_KEY, ...parts]

const dashboardQueries = {
  stats: () => queryOptions({ queryKey: key('stats'), queryFn: () => call(dashboardEndpoints.stats, {}) }),
  activity: (language: Language) =>
    queryOptions({
      queryKey: key('activity', language),
      queryFn: () => call(dashboardEndpoints.activity, {}),
    }),
  registrations: () =>
    queryOptions({
      queryKey: key('registrations'),
      queryFn: () => call(dashboardEndpoints.registrations, {}),
    }),
  heatmap: () =>
    queryOptions({
      queryKey: key('heatmap'),
      queryFn: () => call(dashboardEndpoints.registrationsHeatmap, {}),
    }),
}

export const useDashboardStats = () => useQuery(dashboardQueries.stats())
/** Described in the interface language. */
export const useActivity = () => useQuery(dashboardQueries.activity(useLanguage().language))
export const useRegistrations = () => useQuery(dashboardQueries.registrations())
export const useRegistrationsHeatmap = () => useQuery(dashboardQueries.heatmap())

/**
 * Decided by whether the figures are answered. Once in, only a refusal shows out, not a lost connection;
 * a session that has ended is the signed-in guard's business.
 */
export function useAdminAccess(): 'unknown' | 'allowed' | 'factor-needed' | 'denied' {
  const { error, data } = useDashboardStats()
  const code = error instanceof ApiError ? error.code : null
  // While the site is closed the maintenance page comes in the place of this one.
  if (code === 'not_signed_in' || code === 'maintenance') return 'unknown'
  if (code === 'second_factor_setup_required') return 'factor-needed'
  if (code === 'not_allowed' || (error && !data)) return 'denied'
  return data ? 'allowed' : 'unknown'
}
