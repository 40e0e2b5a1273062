import type { Site } from '#shared/contract/platform/site.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useRefetchSite, useUpdateSite } from './admin-site.mutations.ts'
import { adminSiteTexts } from './admin-site.texts.ts'
import { siteChangeOf, siteFieldsOf, siteFormSchema } from './site-form.ts'
import { useSitePreview } from './use-site-preview.ts'

/** There is one site. */
const asItem = (site: Site) => ({ ...site, id: 1 })

/** The settings of the site under the editor's hands. */
export function useSiteEditor(saved: Site) {
  const texts = useTexts(adminSiteTexts)
  const { mutateAsync } = useUpdateSite()
  const refetch = useRefetchSite()
  const preview = useSitePreview()
  const editor = useEditor({
    noun: 'site',
    saved: asItem(saved),
    fieldsOf: (item) => siteFieldsOf(item ?? saved),
    refetch: async () => asItem(await refetch()),
    schema: () => siteFormSchema,
    send: async (values, item, fields) =>
      asItem(await mutateAsync({ ...siteChangeOf(values, fields), ...(item && { version: item.version }) })),
    onSaved: () => void toast({ title: texts.saved }),
    saveFailed: texts.saveFailed,
    preview: {
      show: (values, fields) => preview.open(siteChangeOf(values, fields)),
      failed: preview.failed,
    },
  })
  return { ...editor, preview }
}
