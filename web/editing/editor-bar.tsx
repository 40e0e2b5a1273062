import type { ReactNode } from 'react'

/** The foot of an editor, in sight where there is room: its buttons, how things stand, and what else there is to do. */
export function EditorBar({
  buttons,
  status,
  children,
}: {
  buttons: ReactNode
  status: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-ground py-4 md:sticky md:bottom-0 md:z-10">
      {buttons}
      <p role="status" className="grow text-sm text-muted">
        {status}
      </p>
      {children}
    </div>
  )
}
