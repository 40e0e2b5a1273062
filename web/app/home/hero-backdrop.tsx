import { Picture } from '#web/pictures/picture.tsx'
import { NarrowCut } from './narrow-cut.tsx'

/** The checkpoint at dusk behind the orders, dark where words stand on it; it draws near slowly, the one moving thing here. */
export function HeroBackdrop({ image, text }: { image: string; text: string }) {
  return (
    <div className="absolute inset-x-0 bottom-0 h-[19rem] overflow-hidden md:inset-y-0 md:h-auto">
      <Picture
        path={image}
        alt={text}
        tone="dusk"
        seed={40}
        isFirstView
        // As high as the first screen from a tablet on, and so wider than a narrow one.
        sizes="(min-width: 1550px) 100vw, (min-width: 768px) 1550px, 100vw"
        // Behind a veil, where seven tenths of a dense screen's pixels are as good as all.
        cuts={<NarrowCut path={image} sizes="70vw" />}
        className="absolute! inset-0"
        imageClassName="animate-approach object-[76%_50%] md:object-[50%_42%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-b from-ground via-ground/10 via-50% to-ground/20 md:bg-linear-to-r md:from-ground/95 md:via-ground/75 md:via-55% md:to-transparent md:to-100% lg:via-ground/70 lg:via-38% lg:to-72%"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-32 bg-linear-to-t from-ground to-transparent"
      />
    </div>
  )
}
