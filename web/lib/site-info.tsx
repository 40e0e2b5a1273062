import { createContext, useContext } from 'react'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'

export const SiteInfoContext = createContext<SiteInfo | null>(null)

/** The site's name and public address, as its operator configured them. */
export function useSiteInfo(): SiteInfo {
  const site = useContext(SiteInfoContext)
  if (!site) throw new Error('useSiteInfo must be used within a SiteInfoContext')
  return site
}
