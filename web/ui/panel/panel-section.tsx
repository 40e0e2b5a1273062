import { type ReactNode, type Ref, useId } from 'react'

/** A part of a page of the admin panel, named by its heading: a sentence, what can be done here at the far end, and what it is about. */
export function PanelSection({
  id,
  title,
  lead,
  action,
  isFirst = false,
  heading,
  children,
}: {
  /** Of its heading, where something leads there. */
  id?: string
  title: string
  lead: string
  action?: ReactNode
  /** It stands below the heading of the page, not below another section. */
  isFirst?: boolean
  /** Takes the focus where what had it is gone. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section aria-labelledby={headingId} className={isFirst ? undefined : 'mt-10 border-t border-line pt-8'}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2
            id={headingId}
            ref={heading}
            tabIndex={heading ? -1 : undefined}
            className="display scroll-mt-24 text-xl"
          >
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-pretty text-muted">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

/** What stands in a section whose list has nothing in it. */
export function EmptySection({ children }: { children: ReactNode }) {
  return <p className="border border-dashed border-line px-4 py-6 text-muted">{children}</p>
}
