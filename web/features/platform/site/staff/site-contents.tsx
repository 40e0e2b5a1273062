import { useTexts } from '#web/i18n/language.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'
import { sitePartsTexts } from './site-parts.texts.ts'

/** The groups of the settings, in their order. */
const SITE_GROUPS = [
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

/** Leads down the long page. */
export function SiteContents() {
  const texts = { ...useTexts(adminSiteTexts), ...useTexts(sitePartsTexts) }
  return (
    <nav aria-label={texts.contents}>
      <ul className="flex flex-wrap gap-x-5">
        {SITE_GROUPS.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-edge underline-offset-4 transition-colors hover:text-text"
            >
              {texts[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
