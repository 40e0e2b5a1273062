import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { OWN_SIZE, PICTURE_WIDTHS, pictureStem, sourceSet } from './pictures.ts'
import { Scene, type Tone } from './scene.tsx'
import { useFailedImage } from './use-failed-image.ts'

/**
 * A picture, or a drawn scene of the same tone where there is none: a file of ours that is not there is not asked for,
 * any other that does not come is given up. The box takes its size from `className`.
 */
export function Picture({
  path,
  alt,
  tone,
  seed,
  sizes = '100vw',
  isFirstView = false,
  cuts,
  className,
  imageClassName,
}: {
  path: string
  /** What is to be seen; empty when the picture only decorates. */
  alt: string
  tone: Tone
  seed: number
  sizes?: string | undefined
  /** Fetched at once, not when it comes near the visible part of the page. */
  isFirstView?: boolean
  /** `source` elements of cuts that some screens get instead. */
  cuts?: ReactNode
  className?: string
  imageClassName?: string
}) {
  const { hasFailed, watch } = useFailedImage(path)
  const stem = pictureStem(path)
  if (stem === null || hasFailed) {
    const spoken = alt ? ({ role: 'img', 'aria-label': alt } as const) : {}
    return (
      <div className={classNames('relative', className)} {...spoken}>
        <Scene tone={tone} seed={seed} className="absolute inset-0" />
      </div>
    )
  }

  return (
    <picture className={classNames('relative block overflow-hidden bg-raised', className)}>
      {cuts}
      {stem && <source type="image/avif" srcSet={sourceSet(stem, PICTURE_WIDTHS, 'avif')} sizes={sizes} />}
      {stem && <source type="image/webp" srcSet={sourceSet(stem, PICTURE_WIDTHS, 'webp')} sizes={sizes} />}
      <img
        {...watch}
        {...(stem && OWN_SIZE)}
        src={stem ? `${stem}-${OWN_SIZE.width}.webp` : path}
        alt={alt}
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : 'auto'}
        decoding={isFirstView ? 'sync' : 'async'}
        className={classNames(
          'absolute inset-0 size-full object-cover',
          !isFirstView && 'after-paint',
          imageClassName,
        )}
      />
    </picture>
  )
}
