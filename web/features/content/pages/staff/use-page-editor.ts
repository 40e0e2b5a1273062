import type { StaffPageWithText } from '#shared/contract/content/pages.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useAskedLanguages } from '#web/features/content/writing/use-asked-languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import {
  type PageToMake,
  useCreatePage,
  useRefetchPage,
  useRestorePage,
  useUpdatePage,
} from './admin-pages.mutations.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'
import { pageEditorTexts } from './page-editor.texts.ts'
import { linkFormSchema, linkToSend, pageFieldsOf, pageFormSchema, pageToSend } from './page-editor-form.ts'

/** What is the same of pages and short links: keeping them, and bringing one back that somebody else deleted. */
function useKeepPage() {
  const { mutateAsync: create } = useCreatePage()
  const { mutateAsync: update } = useUpdatePage()
  return (page: PageToMake, item: StaffPageWithText | null) =>
    item ? update({ id: item.id, version: item.version, ...page }) : create(page)
}

function useBringBack(rebaseOnto: (page: StaffPageWithText, next: null) => void) {
  const texts = useTexts(adminPagesTexts)
  const { mutateAsync: restore, isPending: isRestoring } = useRestorePage()
  const fail = useFailureToast()
  async function bringBack(item: StaffPageWithText | null) {
    if (!item) return
    try {
      rebaseOnto(await restore(item.id), null)
      toast({ title: texts.restored })
    } catch (error) {
      fail(texts.restoreFailed, error)
    }
  }
  return { isRestoring, bringBack }
}

/** A page under the editor's hands. */
export function usePageEditor(saved: StaffPageWithText | null, onCreated: (id: number) => void) {
  const texts = useTexts(pageEditorTexts)
  const keep = useKeepPage()
  const asked = useAskedLanguages()
  const editing = useEditor({
    noun: 'page',
    saved,
    fieldsOf: (item: StaffPageWithText | null) => pageFieldsOf(item, new Date()),
    refetch: useRefetchPage(),
    schema: () => pageFormSchema(asked),
    send: (values, item) => keep(pageToSend(values, item, new Date()), item),
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: texts.saved[kept.state] })
    },
    saveFailed: texts.saveFailed,
  })
  return { ...editing, ...useBringBack(editing.rebaseOnto) }
}

/** A short link under the editor's hands. */
export function useLinkEditor(saved: StaffPageWithText | null, onCreated: (id: number) => void) {
  const texts = useTexts(pageEditorTexts)
  const keep = useKeepPage()
  const editing = useEditor({
    noun: 'short link',
    saved,
    fieldsOf: (item: StaffPageWithText | null) => pageFieldsOf(item, new Date()),
    refetch: useRefetchPage(),
    schema: () => linkFormSchema,
    send: (values, item) => keep(linkToSend(values), item),
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: texts.linkSaved })
    },
    saveFailed: texts.saveFailed,
  })
  return { ...editing, ...useBringBack(editing.rebaseOnto) }
}
