import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

const TONES = {
  neutral: 'border-edge text-muted',
  signal: 'border-signal text-signal',
  sand: 'border-sand text-sand',
  online: 'border-online text-online',
  offline: 'border-offline text-alarm',
  maintenance: 'border-maintenance text-maintenance',
  development: 'border-development text-development',
  unknown: 'border-unknown text-muted',
  scp: 'border-scp text-scp',
} as const
export type BadgeTone = keyof typeof TONES

/** A small mark with a word, and an icon before it where colour says something. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'label inline-flex items-center gap-1.5 rounded border px-2 py-1 whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
