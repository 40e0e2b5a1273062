import { useEffect, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import type { Placeholder as PlaceholderType } from './placeholder.tsx'

/** The light of a place: sky from the zenith to the horizon, and the lamps still burning. */
const TONES = {
  dusk: { sky: '#12160f, #2f2b1b 34%, #7d5426 64%, #d08a40 82%', lamp: '#ffb45c' },
  fog: { sky: '#151a16, #2c362e 36%, #5a6858 66%, #8c9680 84%', lamp: '#e9d9a0' },
  night: { sky: '#0b0e10, #152026 40%, #2d4450 68%, #54727e 86%', lamp: '#f0a24a' },
  olive: { sky: '#11150d, #283019 36%, #566334 66%, #8f9d5c 84%', lamp: '#f5c26b' },
  sand: { sky: '#15130d, #383221 36%, #7d6e48 66%, #c3af7b 84%', lamp: '#ffcf87' },
  scp: { sky: '#101010, #1a1912 50%, #3b3415 82%, #7a6420', lamp: '#f2c230' },
} as const
export type Tone = keyof typeof TONES

/** A place of our world, drawn instead of photographed: stands wherever a picture is missing. */
export function Scene({ tone, seed, className }: { tone: Tone; seed: number; className?: string }) {
  const { sky, lamp } = TONES[tone]
  const Placeholder = usePlaceholder()
  return (
    <div
      aria-hidden="true"
      className={classNames('overflow-hidden', className)}
      style={{ backgroundImage: `linear-gradient(${sky})` }}
    >
      {Placeholder && <Placeholder isCorridor={tone === 'scp'} seed={seed} lamp={lamp} />}
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
