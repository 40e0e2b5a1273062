import {
  Bridge,
  Camera,
  Helicopter,
  type LucideIcon,
  Maximize2,
  Monitor,
  Snowflake,
  Tent,
  Truck,
} from 'lucide-react'
import { Suspense } from 'react'
import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { useLocation, useNavigate } from '#web/routing/router.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { sceneOf } from './view-scene.ts'

type View = EntryIn<'gallery'>

const ICONS: Readonly<Record<View['icon'], LucideIcon>> = {
  camera: Camera,
  truck: Truck,
  tent: Tent,
  helicopter: Helicopter,
  monitor: Monitor,
  snowflake: Snowflake,
  bridge: Bridge,
}

/** So many stand on the page; the others come when one looks at them large. */
const TILES_MAX = 12

const Lightbox = lazyWithFallback(
  () => import('./lightbox.tsx').then((module) => module.Lightbox),
  () => <PartMissing asked />,
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

/** The first views, and large all of them; where only some are samples, each such one says so. */
export function Gallery({ views, isMarked }: { views: readonly View[]; isMarked: boolean }) {
  const { pathname, search, over } = useLocation()
  const navigate = useNavigate()
  // What closes it by the way back comes along with it: every page would carry what this one begins with.
  const isOpen = useHydrated() && over !== undefined

  return (
    <>
      <ul className="grid grid-cols-2 gap-2 md:auto-rows-[13rem] md:grid-cols-6 md:gap-3">
        {views.slice(0, TILES_MAX).map((view, index) => {
          const place = PLACES[index % PLACES.length]
          return (
            <li
              key={view.id}
              className={classNames('max-md:first:col-span-2 max-md:last:col-span-2', place?.shape)}
            >
              <Tile
                view={view}
                index={index}
                sizes={place?.sizes}
                isMarked={isMarked}
                onOpen={() => navigate(pathname + search, { over: view.id })}
              />
            </li>
          )
        })}
      </ul>
      {isOpen && (
        <Suspense fallback={null}>
          <Lightbox views={views} />
        </Suspense>
      )}
    </>
  )
}

function Tile({
  view,
  index,
  sizes,
  isMarked,
  onOpen,
}: {
  view: View
  index: number
  sizes: string | undefined
  isMarked: boolean
  onOpen: () => void
}) {
  const texts = useTexts(galleryTexts)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const name = view[`name_${language}`]
  const Icon = ICONS[view.icon]
  return (
    <button
      type="button"
      data-printed
      onClick={onOpen}
      aria-haspopup="dialog"
      className="group relative block aspect-[4/3] size-full overflow-hidden border border-line text-left transition-colors hover:border-signal md:aspect-auto"
    >
      <span className="sr-only">{texts.open}: </span>
      <Picture
        path={view.src}
        alt={view[`alt_${language}`] ?? name}
        {...sceneOf(index)}
        sizes={sizes}
        className="size-full"
      />
      <span className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-ground to-transparent px-3 pt-10 pb-3 md:px-4 md:pb-4">
        <Icon size={18} strokeWidth={1.5} className="shrink-0 text-sand" aria-hidden="true" />
        <span lang={foreign(view)} className="min-w-0 grow text-sm leading-tight font-medium">
          {name}
        </span>
        {isMarked && view.isSample && <SampleMark />}
        <EntryLanguage entry={view} />
        <span aria-hidden="true" className="label shrink-0 text-sand max-md:hidden">
          {String(index + 1).padStart(2, '0')}
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
