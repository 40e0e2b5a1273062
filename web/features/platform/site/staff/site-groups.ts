import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { adminSiteTexts } from './admin-site.texts.ts'
import { sitePartsTexts } from './site-parts.texts.ts'

/** The groups of the settings, in their order; each stands at an address of its own. */
export const SITE_GROUPS = [
  'identity',
  'hero',
  'pictures',
  'sections',
  'languages',
  'timeZone',
  'parts',
  'links',
  'seller',
  'avatars',
  'signUp',
  'verification',
] as const
export type SiteGroup = (typeof SITE_GROUPS)[number]

export const groupName = (group: SiteGroup, language: Language): string =>
  ({ ...adminSiteTexts[language], ...sitePartsTexts[language] })[group]

export const addressOfGroup = (group: SiteGroup): string => `${addresses.adminSite}#${group}`
