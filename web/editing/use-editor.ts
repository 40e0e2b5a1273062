import type * as z from 'zod/mini'
import type { Fields } from './merge-edits.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useForm } from './use-form.ts'
import { useSavedItem, type Versioned } from './use-saved-item.ts'

/**
 * The one way things with a version are edited: the fields and their form, kept in this tab until they are saved, merged
 * with what others save meanwhile. The screen shows `EditNotices`, the fields bound to `edits`, `SaveFailure` and the
 * buttons, mostly in an `EditorBar`.
 */
export function useEditor<Item extends Versioned, F extends Fields, S extends z.ZodMiniType>({
  schema,
  extras,
  send,
  onSaved,
  onFailure,
  saveFailed,
  ...thing
}: Parameters<typeof useSavedItem<Item, F>>[0] & {
  /** What is asked of the form before it is sent; `item` is null for a new one. */
  schema: (item: Item | null) => S
  extras?: () => Record<string, unknown>
  /** Creates or changes the item; what is no field of the form is in `fields`. */
  send: (values: z.output<S>, item: Item | null, fields: F) => Promise<Item>
  /** `before` is what it was, null when it is new. */
  onSaved: (kept: Item, before: Item | null) => void
  onFailure?: (error: unknown) => void
  /** Says that it could not be saved. */
  saveFailed: string
}) {
  const editing = useSavedItem(thing)
  const fail = useFailureToast()
  const { item, edits } = editing
  const form = useForm({
    schema: schema(item),
    held: () => edits.values,
    ...(extras && { extras }),
    submit: async (values) => {
      onSaved(await editing.save(() => send(values, item, edits.values)), item)
    },
    onFailure: (error) => {
      fail(saveFailed, error)
      void editing.diagnoseConflict(error)
      onFailure?.(error)
    },
  })
  return { ...editing, form, saveFailed }
}
