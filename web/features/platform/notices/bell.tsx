import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { badgeCount, formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useLocation } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { noticesTexts } from './notices.texts.ts'
import { useUnread } from './use-unread.ts'

const loadPanel = () => import('./notice-panel.tsx')
/** Only who opens it needs it. */
const NoticePanel = lazyWithFallback(() => loadPanel().then((module) => module.NoticePanel), NotOpened)

function NotOpened({ onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts(noticesTexts)
  useEffect(() => {
    toast({ title: texts.notOpened, variant: 'destructive' })
    onClose()
  }, [onClose, texts])
  return null
}

/** How many notices are unread, and the way to them; every navigation closes what it opens. */
export function Bell() {
  const id = useId()
  const texts = useTexts(noticesTexts)
  const { language } = useLanguage()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const unread = useUnread() ?? 0
  const isOpen = openAt === key
  const [close] = useState(() => () => setOpenAt(null))
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="md:max-xl:w-9"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={texts.bell}
        onPointerDown={loadPanel}
        onClick={() => setOpenAt(key)}
      >
        <BellIcon size={22} strokeWidth={1.5} aria-hidden="true" />
        <span className="sr-only">
          {texts.bell}
          {unread > 0 && `, ${texts.unread}: ${formatNumber(unread, language)}`}
        </span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-center font-mono text-xs leading-5 font-medium tracking-normal text-ink"
          >
            {badgeCount(unread)}
          </span>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoticePanel id={id} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
