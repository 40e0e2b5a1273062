import type { Pictured } from '#shared/constants/site.ts'
import { Picture } from './picture.tsx'
import type { Tone } from './scene.tsx'
import { useSitePicture } from './use-site-picture.ts'

/**
 * The picture of a section beside its heading, fading into the ground; it only decorates. Small screens neither show nor
 * fetch it, as what is not laid out is never near.
 */
export function HeadingBand({
  of,
  name,
  tone = 'dusk',
  position = 'object-center',
}: {
  of: Pictured
  /** The delivered one. */
  name: string
  tone?: Tone
  /** Which part of it is seen, as the band is much flatter than the picture. */
  position?: string
}) {
  const chosen = useSitePicture(of)
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 right-0 hidden w-[58%] mask-l-from-35% mask-l-to-100% lg:block"
    >
      <Picture
        path={chosen ?? `/images/${name}.jpg`}
        alt=""
        tone={tone}
        seed={name.length}
        sizes="58vw"
        className="size-full"
        imageClassName={chosen === undefined ? position : 'object-center'}
      />
    </div>
  )
}
