import { Maximize2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { GALLERY, type GalleryItem } from './gallery.data.ts'
import { galleryTexts } from './gallery.texts.ts'

const Lightbox = lazyWithFallback(
  () => import('./lightbox.tsx').then((module) => module.Lightbox),
  ({ index }) => <PartMissing asked={index} />,
)

/** What a tile shows is cut out of a wider picture: these are the widths of the whole. */
const WIDE = { large: '(min-width: 768px) 830px', small: '(min-width: 768px) 410px' }
const NARROW = { large: '135vw', small: '60vw' }

/** The first view of each row of three is twice as large as its neighbours; on phones the first and the last of all. */
const LARGE = 'md:col-span-4 md:row-span-2'
const SMALL = 'md:col-span-2'
const PLACES = [
  { shape: LARGE, sizes: `${WIDE.large}, ${NARROW.large}` },
  { shape: SMALL, sizes: `${WIDE.small}, ${NARROW.small}` },
  { shape: SMALL, sizes: `${WIDE.small}, ${NARROW.small}` },
  { shape: SMALL, sizes: `${WIDE.small}, ${NARROW.small}` },
  { shape: LARGE, sizes: `${WIDE.large}, ${NARROW.small}` },
  { shape: SMALL, sizes: `${WIDE.small}, ${NARROW.large}` },
]

/** Six views; each opens large. */
export function Gallery() {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)

  function open(index: number) {
    setOpened(true)
    setOpenIndex(index)
  }

  return (
    <>
      <ul className="grid grid-cols-2 gap-2 md:auto-rows-[13rem] md:grid-cols-6 md:gap-3">
        {GALLERY.map((item, index) => (
          <li
            key={item.key}
            className={classNames('max-md:first:col-span-2 max-md:last:col-span-2', PLACES[index]?.shape)}
          >
            <View item={item} number={index + 1} sizes={PLACES[index]?.sizes} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox index={openIndex} onChange={setOpenIndex} />
        </Suspense>
      )}
    </>
  )
}

function View({
  item,
  number,
  sizes,
  onOpen,
}: {
  item: GalleryItem
  number: number
  sizes: string | undefined
  onOpen: () => void
}) {
  const texts = useTexts(galleryTexts)
  const { name, alt } = texts.views[item.key]
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="group relative block aspect-[4/3] size-full overflow-hidden border border-line text-left transition-colors hover:border-signal md:aspect-auto"
    >
      <span className="sr-only">{texts.open}: </span>
      <Picture
        path={item.src}
        alt={alt}
        tone={item.tone}
        seed={item.seed}
        sizes={sizes}
        className="size-full"
      />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-ground to-transparent px-3 pt-10 pb-3 md:px-4 md:pb-4">
        <item.Icon size={18} strokeWidth={1.5} className="shrink-0 text-sand" aria-hidden="true" />
        <span className="min-w-0 grow text-sm leading-tight font-medium">{name}</span>
        <span aria-hidden="true" className="label text-sand max-md:hidden">
          {String(number).padStart(2, '0')}
        </span>
      </span>
      <Maximize2
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className="absolute top-3 right-3 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    </button>
  )
}
