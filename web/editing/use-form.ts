/** The one way forms work: a native form, the shared rules, one sentence per field, one submit at a time. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { describeIssue, type RuleIssue, type Sentences } from '#shared/texts/validation-texts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { toastFrom, withdrawToasts } from '#web/toasts/toast.ts'

// Our content security policy forbids building functions from text, which zod would otherwise try.
z.config({ jitless: true })

/** A broken rule of ours is kept as such, so that its sentence follows the language; the server's sentences come as text. */
type FieldError = RuleIssue | string

export type FormOptions<S extends z.ZodMiniType> = {
  schema: S
  /** Of rules that only forms of the panel have. */
  sentences?: Sentences
  /** What stands where the document has no field of that name, such as texts in a language that nobody is asked for. */
  held?: () => Record<string, unknown>
  /** What no field of the document holds; it counts over a field of the same name. */
  extras?: () => Record<string, unknown>
  submit: (values: z.output<S>) => Promise<unknown>
  onSuccess?: (form: HTMLFormElement) => void
  /** Called for a failure; what the server says of single fields is already shown at them. */
  onFailure?: (error: unknown) => void
  /** Called when a rule of ours is broken, with the sentence of the first. */
  onInvalid?: (message: string) => void
}

/**
 * Reads the form by the names of its fields. `errors` holds one sentence per wrong field; the first wrong field gets
 * the focus. Fields are left alone on failure; `failure` is what the last submit ended with
 * when no single field is to blame, or null. What `onInvalid` and `onFailure` say at the corner goes when a submit succeeds.
 * `isReady` is false until the page can handle a submit.
 */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>) {
  const { language } = useLanguage()
  const isReady = useHydrated()
  const [fieldErrors, setFieldErrors] = useState<Record<string, FieldError>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const pressed = useRef<HTMLElement | null>(null)
  const [toastSource] = useState({})

  // A button that is disabled while its form is on the way loses the focus: it gets it back unless it went elsewhere.
  useEffect(() => {
    if (isBusy) return
    if (pressed.current?.isConnected && document.activeElement === document.body) pressed.current.focus()
    pressed.current = null
  }, [isBusy])

  function refuse(form: HTMLFormElement, found: Record<string, FieldError>) {
    setFieldErrors(found)
    firstWrongField(form, found)?.focus()
  }

  function sentence(error: FieldError): string {
    return typeof error === 'string' ? error : describeIssue(error, language, options.sentences)
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    setFailure(null)
    const parsed = options.schema.safeParse({
      ...options.held?.(),
      ...valuesOf(form, submitter),
      ...options.extras?.(),
    })
    if (!parsed.success) {
      const found = firstIssues(parsed.error.issues)
      refuse(form, found)
      const first = sentence(Object.values(found)[0] ?? '')
      toastFrom(toastSource, () => options.onInvalid?.(first))
      return
    }
    setFieldErrors({})
    pressed.current = document.activeElement === submitter ? submitter : null
    setBusy(true)
    try {
      await options.submit(parsed.data)
      withdrawToasts(toastSource)
      options.onSuccess?.(form)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      refuse(form, fields)
      if (Object.keys(fields).length === 0) setFailure(error)
      toastFrom(toastSource, () => options.onFailure?.(error))
    } finally {
      setBusy(false)
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const { submitter } = event.nativeEvent as SubmitEvent
    await send(event.currentTarget, submitter).finally(() => {
      isUnderWay.current = false
    })
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name
    if (name in fieldErrors) setFieldErrors(({ [name]: _, ...others }) => others)
  }

  const errors = Object.fromEntries(
    Object.entries(fieldErrors).map(([name, error]) => [name, sentence(error)]),
  ) as Partial<Record<string, string>>
  return {
    formProps: { onSubmit, onInput, noValidate: true, method: 'post' } as const,
    errors,
    failure,
    isBusy,
    isReady,
  }
}

/** Boxes come as true or false, everything else as text; the button that was pressed counts when it has a name. */
function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form))
  if (submitter instanceof HTMLButtonElement && submitter.name) values[submitter.name] = submitter.value
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')) {
    values[box.name] = box.checked
  }
  return values
}

function firstIssues(issues: readonly (RuleIssue & { path: PropertyKey[] })[]): Record<string, FieldError> {
  const found: Record<string, FieldError> = {}
  for (const issue of issues) found[String(issue.path[0])] ??= issue
  return found
}

function firstWrongField(form: HTMLFormElement, found: Record<string, FieldError>) {
  return Array.from(form.elements).find(
    (element): element is HTMLInputElement => 'name' in element && String(element.name) in found,
  )
}
