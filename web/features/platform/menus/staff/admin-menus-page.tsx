import { useSiteSettings } from '#web/features/platform/site/staff/admin-site.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { MenusEditor } from './menus-editor.tsx'

/** The menus of the site. */
export function AdminMenusPage() {
  const texts = useTexts(adminMenusTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={useSiteSettings()} loadFailed={texts.loadFailed}>
        {(site) => <MenusEditor saved={site} />}
      </Loaded>
    </>
  )
}
