import { Suspense, useEffect } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { headerTexts } from './header.texts.ts'
import { LineIcon } from './line-icon.tsx'
import { useOpenHere } from './use-open-here.ts'

const loadDialog = () => import('#web/features/games/players/find-player-dialog.tsx')
/** Only who opens it needs it; where it cannot be fetched, the page of players searches as well. */
const FindPlayerDialog = lazyWithFallback(
  () => loadDialog().then((module) => module.FindPlayerDialog),
  PageInstead,
)

function PageInstead({ onClose }: { name: string; onClose: () => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    navigate(addresses.players)
  }, [navigate, onClose])
  return null
}

/** The way to a player by typing, as a sign or as a row of a menu; nothing on a site without their pages. */
export function FindPlayer({ isRow = false, className }: { isRow?: boolean; className: string }) {
  const { findPlayer } = useTexts(headerTexts)
  const isThere = useIsOpenAddress()(addresses.players)
  const [isOpen, setOpen] = useOpenHere()
  if (!isThere) return null
  return (
    <>
      <button
        type="button"
        className={classNames(
          isRow
            ? 'flex items-center justify-between gap-4 text-left font-medium text-muted'
            : buttonClass({ variant: 'ghost', size: 'icon' }),
          className,
        )}
        title={isRow ? undefined : findPlayer}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={loadDialog}
        onClick={() => setOpen(true)}
      >
        <span className={classNames(!isRow && 'sr-only')}>{findPlayer}</span>
        <LineIcon shape="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11 4.5 6 6" className="shrink-0" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FindPlayerDialog name={findPlayer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
