import { createContext, type ReactNode, useContext, useState } from 'react'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'

const SiteInfoContext = createContext<SiteInfo | null>(null)
const ChangeSiteContext = createContext<(change: Partial<SiteInfo>) => void>(() => {})

/** Hands down the site as the page came with it, and as this tab changes it. */
export function SiteProvider({ given, children }: { given: SiteInfo; children: ReactNode }) {
  const [site, setSite] = useState(given)
  const [change] = useState(() => (change: Partial<SiteInfo>) => setSite((site) => ({ ...site, ...change })))
  return (
    <ChangeSiteContext value={change}>
      <SiteInfoContext value={site}>{children}</SiteInfoContext>
    </ChangeSiteContext>
  )
}

/** The site, as its operator set it. */
export function useSiteInfo(): SiteInfo {
  const site = useContext(SiteInfoContext)
  if (!site) throw new Error('useSiteInfo must be used within a SiteProvider')
  return site
}

/** Shows in this tab at once what was changed of the site. */
export const useChangeSiteInfo = () => useContext(ChangeSiteContext)
