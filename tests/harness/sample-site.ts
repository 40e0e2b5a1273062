import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { deliveredSite } from '#shared/delivered-site.ts'

/** The site as it is delivered, at an address of its own. */
export const sampleSite: SiteInfo = {
  ...deliveredSite,
  locked: [],
  version: 1,
  url: 'https://front.example',
}
