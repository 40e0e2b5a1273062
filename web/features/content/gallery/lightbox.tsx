import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { useClosedByBack } from '#web/routing/use-closed-by-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { sceneOf } from './view-scene.ts'

/** A finger that moves less has not swiped. */
const SWIPE_PIXELS = 48
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The view that the history names as over the page, large, on phones the whole screen; arrows and swipes lead to the neighbours,
 * round and round, and the way back to the page.
 */
export function Lightbox({ views }: { views: readonly EntryIn<'gallery'>[] }) {
  const texts = useTexts(galleryTexts)
  const { language } = useLanguage()
  const { shown, show, close } = useClosedByBack<number>((over) => views.some(({ id }) => id === over))
  const index = views.findIndex(({ id }) => id === shown)

  function step(by: number) {
    const next = views[(index + by + views.length) % views.length]
    if (next) show(next.id)
  }
  const stepByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = STEPS[key]
    if (by) step(by)
  })
  useEffect(() => {
    window.addEventListener('keydown', stepByKey)
    return () => window.removeEventListener('keydown', stepByKey)
  }, [])

  const touchedAt = useRef<number>(null)
  function beginSwipe({ touches }: TouchEvent) {
    touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
  }
  function endSwipe({ changedTouches }: TouchEvent) {
    const way = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? Number.NaN)
    if (Math.abs(way) >= SWIPE_PIXELS) step(way < 0 ? 1 : -1)
  }
  const view = views[index]
  if (!view) return null
  const name = view[`name_${language}`]
  return (
    <Dialog
      isOpen
      onClose={close}
      title={name}
      className="max-w-6xl max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:border-0"
    >
      <div
        onTouchStart={beginSwipe}
        onTouchEnd={endSwipe}
        className="flex touch-pan-y items-center bg-sunken max-sm:h-[calc(100%-3.75rem)]"
      >
        <Picture
          key={view.id}
          path={view.src}
          alt={view[`alt_${language}`] ?? name}
          {...sceneOf(index)}
          sizes="(min-width: 1216px) 1152px, (min-width: 640px) 100vw, 180vw"
          className="aspect-square w-full sm:aspect-[16/9] sm:max-h-[calc(100dvh-12rem)]"
        />
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line p-2">
        <Button variant="ghost" size="icon" aria-label={texts.previous} onClick={() => step(-1)}>
          <ChevronLeft size={24} strokeWidth={1.5} />
        </Button>
        <p className="label text-sand" aria-live="polite">
          {index + 1}/{views.length}
          <span className="sr-only"> {name}</span>
        </p>
        <Button variant="ghost" size="icon" aria-label={texts.next} onClick={() => step(1)}>
          <ChevronRight size={24} strokeWidth={1.5} />
        </Button>
      </div>
    </Dialog>
  )
}
