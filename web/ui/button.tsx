import type { ComponentProps } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Link, type LinkProps } from '#web/routing/link.tsx'

const VARIANTS = {
  default: 'bg-text text-ink hover:bg-sand',
  primary: 'bg-signal text-ink hover:bg-signal-strong',
  destructive: 'bg-offline text-ink hover:bg-alarm',
  outline: 'border border-edge text-text hover:border-text hover:bg-raised',
  secondary: 'border border-line bg-raised text-text hover:border-edge',
  ghost: 'text-text hover:bg-raised',
  link: 'text-signal underline decoration-1 underline-offset-4 hover:text-signal-strong',
} as const
export type ButtonVariant = keyof typeof VARIANTS

const SIZES = {
  default: 'min-h-11 px-5 text-base',
  sm: 'min-h-9 px-3 text-sm before:absolute before:inset-x-0 before:-inset-y-1.5',
  lg: 'min-h-14 px-7 text-lg',
  icon: 'size-11 shrink-0',
} as const
export type ButtonSize = keyof typeof SIZES

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, for whatever has to look like one. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded font-display font-medium uppercase tracking-wide',
    'max-w-full text-center leading-tight wrap-break-word transition-colors disabled:cursor-default aria-disabled:cursor-default',
    'aria-busy:opacity-70 data-off:opacity-50',
    VARIANTS[variant],
    variant === 'link' ? 'min-h-11' : SIZES[size],
  )
}

/** A button that does something here. `data-off` greys out one that cannot be used. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(buttonClass({ variant, size }), className)} {...props} />
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & Look) {
  return <Link className={classNames(buttonClass({ variant, size }), className)} {...props} />
}
