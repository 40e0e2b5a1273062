import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { adminTexts } from './admin.texts.ts'
import { Account } from './top-bar.tsx'

/** The sections on small screens: over the page, until one is chosen, Escape or a press beside them. */
export function MenuDrawer({
  id,
  onClose,
  children,
}: {
  id: string
  onClose: () => void
  children: ReactNode
}) {
  const texts = useTexts(adminTexts)

  // Where there is room for the sections beside the page, a modal out of sight would lock it.
  useEffect(() => {
    const desk = window.matchMedia('(width >= 64rem)')
    desk.addEventListener('change', onClose)
    return () => desk.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Modal
      id={id}
      label={texts.panel}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-80 max-w-[88vw] border-0 border-r border-line bg-ground p-0 lg:hidden"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pl-4">
          <p className="label text-muted">{texts.panel}</p>
          <Button variant="ghost" size="icon" aria-label={texts.closeMenu} onClick={onClose}>
            <X size={22} strokeWidth={1.5} />
          </Button>
        </div>
        <nav aria-label={texts.navigation} className="grow overflow-y-auto overscroll-contain py-2">
          {children}
        </nav>
        <Account className="shrink-0 border-t border-line px-2 md:hidden" />
      </div>
    </Modal>
  )
}
