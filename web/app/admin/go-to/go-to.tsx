import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Permission } from '#shared/constants/permissions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { goToTexts } from './go-to.texts.ts'
import { GoToDialog } from './go-to-dialog.tsx'

/** The way to a section or a player by typing: by its button, or by Ctrl-K from anywhere in the panel. */
export function GoTo({ permissions }: { permissions: readonly Permission[] | null }) {
  const texts = useTexts(goToTexts)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function openByKeys(event: KeyboardEvent) {
      // The key by its place: a Russian layout has another letter there.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // What is being entered in another dialog stays on top.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    window.addEventListener('keydown', openByKeys)
    return () => window.removeEventListener('keydown', openByKeys)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex size-11 items-center justify-center gap-2 text-sm text-muted transition-colors hover:text-text lg:h-9 lg:w-72 lg:justify-start lg:border lg:border-edge lg:bg-sunken lg:px-3"
      >
        <Search className="shrink-0" size={18} strokeWidth={1.5} />
        <span className="truncate max-lg:sr-only">{texts.open}</span>
        <kbd aria-hidden className="label ml-auto shrink-0 normal-case max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      {isOpen && <GoToDialog permissions={permissions} onClose={() => setOpen(false)} />}
    </>
  )
}
