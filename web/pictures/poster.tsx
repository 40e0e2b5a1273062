import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'

/** The large picture beside a short message, with a line of its own; its ground fades into that of the page. */
export function Poster({
  caption,
  ...picture
}: { caption: string } & Pick<ComponentProps<typeof Picture>, 'path' | 'alt' | 'tone' | 'seed'>) {
  return (
    <figure className="absolute inset-0">
      <Picture
        {...picture}
        isFirstView
        sizes="(min-width: 768px) 1000px, 135vw"
        className="absolute! inset-0"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-t from-ground via-transparent via-35% md:bg-linear-to-r md:from-ground md:via-ground/10 md:via-45% md:to-transparent"
      />
      <figcaption className="absolute right-4 bottom-4 ml-4 border border-line bg-ground/90 px-3 py-2 font-mono text-xs text-sand md:right-8 md:bottom-8">
        {caption}
      </figcaption>
    </figure>
  )
}
