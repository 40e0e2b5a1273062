import type { Site } from '#shared/contract/platform/site.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useRefetchSite, useUpdateSite } from '#web/features/platform/site/staff/admin-site.mutations.ts'
import { useSitePreview } from '#web/features/platform/site/staff/use-site-preview.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { menuFieldsOf, menusChangeOf, menusFormSchema } from './menus-form.ts'

/** There is one site. */
const asItem = (site: Site) => ({ ...site, id: 1 })

/** The menus of the site under the editor's hands. */
export function useMenusEditor(saved: Site) {
  const texts = useTexts(adminMenusTexts)
  const { mutateAsync } = useUpdateSite()
  const refetch = useRefetchSite()
  const preview = useSitePreview()
  const editor = useEditor({
    noun: 'menus',
    saved: asItem(saved),
    fieldsOf: (item) => menuFieldsOf(item ?? saved),
    refetch: async () => asItem(await refetch()),
    schema: () => menusFormSchema,
    send: async (values, item) =>
      asItem(await mutateAsync({ ...menusChangeOf(values), ...(item && { version: item.version }) })),
    onSaved: () => void toast({ title: texts.saved }),
    saveFailed: texts.saveFailed,
    preview: { show: (values) => preview.open(menusChangeOf(values)), failed: preview.failed },
  })
  return { ...editor, preview }
}
