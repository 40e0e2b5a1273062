import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { Site } from '#shared/contract/platform/site.ts'
import { deliveredSite } from '#shared/delivered-site.ts'

/** The settings as they are delivered. */
export const sampleSettings: Site = { ...deliveredSite, locked: [], version: 1 }

const { avatarUrlTemplate: _, locked: __, ...publicSite } = sampleSettings

/** The site as it is delivered, at an address of its own. */
export const sampleSite: SiteInfo = { ...publicSite, url: 'https://front.example' }
