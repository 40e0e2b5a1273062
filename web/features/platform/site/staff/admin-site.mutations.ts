import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SiteChange, siteEndpoints } from '#shared/contract/platform/site.ts'
import { sitePreviewEndpoints } from '#shared/contract/platform/site-preview.ts'
import { call } from '#web/api/client.ts'
import { useChangeSiteInfo } from '#web/lib/site/site-info.tsx'
import { strongAccent } from '#web/lib/strong-accent.ts'
import { adminSiteQueries } from './admin-site.queries.ts'

/** Saves settings; this tab shows them at once, all others with the next page they load. */
export function useUpdateSite() {
  const client = useQueryClient()
  const changeSite = useChangeSiteInfo()
  const { queryKey } = adminSiteQueries.settings()
  return useMutation({
    mutationFn: (body: SiteChange) => call(siteEndpoints.update, { body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      changeSite(saved)
      showAccent(saved.accent)
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Has settings checked as saving checks them; nothing is kept. */
export function useCheckSite() {
  const { base, path } = siteEndpoints.get
  return useMutation({
    mutationFn: (change: SiteChange) =>
      call(sitePreviewEndpoints.call, { body: { ...change, address: base + path } }),
  })
}

/** As the head of the next page will say it. */
function showAccent(accent: string): void {
  document.documentElement.style.setProperty('--color-signal', accent)
  document.documentElement.style.setProperty('--color-signal-strong', strongAccent(accent))
}

/** The settings as they are at the server now. */
export function useRefetchSite() {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...adminSiteQueries.settings(), staleTime: 0 })
}
