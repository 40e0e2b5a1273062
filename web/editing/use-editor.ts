import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import type { Fields } from './merge-edits.ts'
import { revealWrong } from './revealing/reveal-field.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useForm } from './use-form.ts'
import { useSavedItem, type Versioned } from './use-saved-item.ts'

/** The button of a form that shows what is written, in place of saving it. */
export const PREVIEW_INTENT = 'preview'

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
  preview,
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
  /** What the button of `PREVIEW_INTENT` does, once the form is checked as for saving; `failed` says that it could not. */
  preview?: { show: (values: z.output<S>, fields: F) => Promise<void>; failed: string }
}) {
  const editing = useSavedItem(thing)
  const fail = useFailureToast()
  const { item, edits } = editing
  const isPreview = useRef(false)
  const sentForm = useRef<HTMLFormElement | null>(null)
  const isSent = useRef(false)
  const [unsettledPresses, setUnsettledPresses] = useState(0)
  const form = useForm({
    schema: schema(item),
    sentences: staffValidationTexts,
    held: () => edits.values,
    ...(extras && { extras }),
    submit: async (values) => {
      if (preview && isPreview.current) await preview.show(values, edits.values)
      else onSaved(await editing.save(() => send(values, item, edits.values)), item)
    },
    onFailure: (error) => {
      if (preview && isPreview.current) return fail(preview.failed, error)
      fail(saveFailed, error)
      void editing.diagnoseConflict(error)
      onFailure?.(error)
    },
  })
  const showWrong = () => sentForm.current && revealWrong(sentForm.current, form.errors)
  useEffect(() => {
    if (!isSent.current || form.isBusy || Object.keys(form.errors).length === 0) return
    isSent.current = false
    showWrong()
  })
  const { onSubmit } = form.formProps
  const formProps = {
    ...form.formProps,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      isPreview.current = submitter instanceof HTMLButtonElement && submitter.value === PREVIEW_INTENT
      if (edits.clashes.length > 0 && !isPreview.current) {
        event.preventDefault()
        setUnsettledPresses((presses) => presses + 1)
        return
      }
      sentForm.current = event.currentTarget
      isSent.current = true
      return onSubmit(event)
    },
  }
  const isPreviewFailure = isPreview.current && form.failure !== null
  return {
    ...editing,
    /** How often somebody wanted to save over what others changed as well, without having chosen: nothing was sent. */
    unsettledPresses,
    /** Something is typed that is no field, such as a password: whether others changed it as well is shown nowhere. */
    hidesTyped: thing.isTouched?.(item) ?? false,
    form: {
      ...form,
      formProps,
      /** Leads to the first field that is wrong. */
      showWrong,
    },
    saveFailed: preview && isPreviewFailure ? preview.failed : saveFailed,
  }
}
