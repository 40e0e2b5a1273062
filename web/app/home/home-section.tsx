import { type ReactNode, useId } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'

/**
 * A block of the home page: its number and name, a heading, what it shows. `aside` puts the heading beside the content;
 * `sample` says what of it is made up.
 */
export function HomeSection({
  number,
  name,
  title,
  lead,
  sample,
  layout,
  isSunken,
  children,
}: {
  number: number
  name: string
  title: string
  lead?: string
  sample?: string
  layout: 'aside' | undefined
  isSunken: boolean | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('below-fold border-t border-line', isSunken && 'bg-sunken')}
    >
      <div
        className={classNames(
          'column',
          layout === 'aside'
            ? 'grid gap-8 py-12 md:py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16'
            : 'py-12 md:py-18',
        )}
      >
        <header className={layout === 'aside' ? 'self-start lg:sticky lg:top-24' : 'mb-8 md:mb-10'}>
          <p className="label mb-3 text-muted">
            <span className="text-signal">{String(number).padStart(2, '0')}</span> / {name}
          </p>
          <h2
            id={id}
            className={classNames(
              'display',
              layout === 'aside' ? 'text-3xl md:text-4xl' : 'max-w-4xl text-3xl md:text-5xl',
            )}
          >
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-xl text-pretty text-muted">{lead}</p>}
          {sample && <SampleMark className="mt-3 max-w-xl">{sample}</SampleMark>}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
