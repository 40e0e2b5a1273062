import type { ReactNode } from 'react'

/** The text of an editor, and beside it what else there is to say of it: in sight at once where there is room, below the text where there is none. */
export function BesideText({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="space-y-8">{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 border-line max-xl:border-t max-xl:pt-6 max-xl:lg:grid-cols-2 xl:border-l xl:pl-6">
        {aside}
      </div>
    </div>
  )
}
