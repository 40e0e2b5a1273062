import { useEffect, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import type { Placeholder as PlaceholderType } from './placeholder.tsx'

/** The light of a place: its sky and the lamps still burning (`web/styles/scenes.css`). */
export type Tone = 'dusk' | 'fog' | 'night' | 'olive' | 'sand' | 'scp'

/** A place of our world, drawn instead of photographed: stands wherever a picture is missing. */
export function Scene({ tone, seed, className }: { tone: Tone; seed: number; className?: string }) {
  const Placeholder = usePlaceholder()
  return (
    <div aria-hidden="true" className={classNames('overflow-hidden', `scene-${tone}`, className)}>
      {Placeholder && <Placeholder isCorridor={tone === 'scp'} seed={seed} />}
    </div>
  )
}

/** The drawing, once it is there: few pictures are missing, and without it the light of the place remains. */
function usePlaceholder() {
  const [drawing, setDrawing] = useState<{ Placeholder: typeof PlaceholderType } | null>(null)
  useEffect(() => {
    let isGone = false
    import('./placeholder.tsx').then(
      ({ Placeholder }) => isGone || setDrawing({ Placeholder }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return drawing?.Placeholder
}
