import { useMutation } from '@tanstack/react-query'
import { revenueEndpoints } from '#shared/contract/shop/revenue.ts'
import { download } from '#web/api/download.ts'
import type { RevenueDays } from './revenue.queries.ts'

/** Saves what was paid and what went back as a table. */
export function useExportRevenue() {
  return useMutation({ mutationFn: (query: RevenueDays) => download(revenueEndpoints.export, { query }) })
}
