import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** How every box that takes text looks. */
export const inputClass = classNames(
  'block w-full min-h-11 rounded border border-edge bg-sunken px-3 py-2 text-base text-text',
  'placeholder:text-muted transition-colors hover:border-muted read-only:border-line read-only:text-muted',
  'aria-invalid:border-alarm',
)

export type FieldInfo = {
  label: ReactNode
  /** The sentence on what is wrong with it; it stands in the place of the hint. */
  error?: string | undefined
  hint?: ReactNode
}
export type FieldWiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a box given by `children`, and what to say about it, wired together for assistive technology. */
export function Field({
  label,
  error,
  hint,
  children,
}: FieldInfo & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteIdOf(id, { hint, error }),
      })}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

type Note = Pick<FieldInfo, 'hint' | 'error'>

/** The id of what `FieldNote` says of a field, for its `aria-describedby`. */
export const noteIdOf = (id: string, { hint, error }: Note) =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined

/** What is said below a field: what is wrong with it, else how to fill it in. */
export function FieldNote({ id, hint, error }: Note & { id: string }) {
  if (error)
    return (
      <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-alarm">
        {error}
      </p>
    )
  return (
    hint && (
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {hint}
      </p>
    )
  )
}

export function TextField({ label, error, hint, className, ...props }: FieldInfo & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => <input type="text" className={classNames(inputClass, className)} {...props} {...wiring} />}
    </Field>
  )
}

export function TextArea({
  label,
  error,
  hint,
  className,
  ...props
}: FieldInfo & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <textarea className={classNames(inputClass, 'resize-y', className)} {...props} {...wiring} />
      )}
    </Field>
  )
}
