import type { ComponentProps, ReactNode } from 'react'

/** A box to tick, with its words as part of the target. */
export function Checkbox({ label, ...props }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input type="checkbox" className="size-5 shrink-0" {...props} />
      <span>{label}</span>
    </label>
  )
}
