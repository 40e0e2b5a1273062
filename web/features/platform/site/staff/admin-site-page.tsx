import { useTexts } from '#web/i18n/language.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useSiteSettings } from './admin-site.queries.ts'
import { adminSiteTexts } from './admin-site.texts.ts'
import { SiteEditor } from './site-editor.tsx'

/** The settings of the site. */
export function AdminSitePage() {
  const texts = useTexts(adminSiteTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={useSiteSettings()} loadFailed={texts.loadFailed}>
        {(site) => <SiteEditor saved={site} />}
      </Loaded>
    </>
  )
}
