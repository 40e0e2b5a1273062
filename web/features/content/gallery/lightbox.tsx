import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { GALLERY } from './gallery.data.ts'
import { galleryTexts } from './gallery.texts.ts'

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One view, large; arrows lead to the neighbours, round and round. `index` is null while it is closed. */
export function Lightbox({
  index,
  onChange,
}: {
  index: number | null
  onChange: (index: number | null) => void
}) {
  const texts = useTexts(galleryTexts)

  useEffect(() => {
    if (index === null) return
    const stepByKey = ({ key }: KeyboardEvent) => {
      const step = STEPS[key]
      if (step) onChange(stepped(index, step))
    }
    window.addEventListener('keydown', stepByKey)
    return () => window.removeEventListener('keydown', stepByKey)
  }, [index, onChange])

  const item = GALLERY[index ?? 0] ?? GALLERY[0]
  const { name, alt } = texts.views[item.key]
  const step = (by: number) => index !== null && onChange(stepped(index, by))
  return (
    <Dialog isOpen={index !== null} onClose={() => onChange(null)} title={name} className="max-w-6xl">
      <Picture
        key={item.key}
        path={item.src}
        alt={alt}
        tone={item.tone}
        seed={item.seed}
        sizes="(min-width: 1216px) 1152px, 100vw"
        className="aspect-[4/3] max-h-[calc(100dvh-12rem)] w-full md:aspect-[16/9]"
      />
      <div className="flex items-center justify-between gap-4 border-t border-line p-2">
        <Button variant="ghost" size="icon" aria-label={texts.previous} onClick={() => step(-1)}>
          <ChevronLeft size={24} strokeWidth={1.5} />
        </Button>
        <p className="text-center text-sm text-muted" aria-live="polite">
          <span className="label mr-3 text-sand">
            {(index ?? 0) + 1}/{GALLERY.length}
          </span>
          {alt}
        </p>
        <Button variant="ghost" size="icon" aria-label={texts.next} onClick={() => step(1)}>
          <ChevronRight size={24} strokeWidth={1.5} />
        </Button>
      </div>
    </Dialog>
  )
}

function stepped(index: number, by: number): number {
  return (index + by + GALLERY.length) % GALLERY.length
}
