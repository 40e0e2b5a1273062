import { useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { pictures } from '#web/lib/pictures.data.ts'
import { Scene, type Tone } from './scene.tsx'

const OWN_FOLDER = '/images/'

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
  className,
}: {
  path: string
  /** What is to be seen; empty when the picture only decorates. */
  alt: string
  tone: Tone
  seed: number
  sizes?: string
  /** Fetched at once, not when it comes near the visible part of the page. */
  isFirstView?: boolean
  className?: string
}) {
  const [failedPath, setFailedPath] = useState<string | null>(null)
  const files = pictures[path]
  const isThere = files !== undefined || !path.startsWith(OWN_FOLDER)
  if (!isThere || failedPath === path) {
    const spoken = alt ? ({ role: 'img', 'aria-label': alt } as const) : {}
    return (
      <div className={classNames('relative', className)} {...spoken}>
        <Scene tone={tone} seed={seed} className="absolute inset-0" />
      </div>
    )
  }

  const giveUp = () => setFailedPath(path)
  const stem = path.replace(/\.\w+$/, '')
  const sourceSet = (format: string) =>
    files?.widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture className={classNames('relative block overflow-hidden bg-raised', className)}>
      {files && <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
      {files && <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />}
      <img
        // It may have failed before the page came alive, when nobody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) giveUp()
        }}
        src={path}
        alt={alt}
        width={files?.width}
        height={files?.height}
        loading={isFirstView ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : 'auto'}
        decoding="async"
        onError={giveUp}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
