import { addresses } from '#shared/addresses.ts'
import { siteImagePath } from '#shared/site-images.ts'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'

/** Longer names stand smaller, in two lines. */
const SHORT_NAME = 12

/** The site's name with its mark, as on a sleeve. */
export function Brand() {
  const { name } = useSiteInfo()
  return (
    <Link to={addresses.home} className="display flex min-h-11 min-w-0 items-center gap-2.5 text-xl">
      <Mark />
      {/* Between phone and desktop the links need the room: the name stands alone, a long one cut. */}
      <span
        className={classNames(
          'wrap-break-word md:max-lg:max-w-20 md:max-lg:truncate md:max-lg:text-base',
          name.length > SHORT_NAME &&
            'line-clamp-2 text-sm leading-tight max-md:max-w-40 md:max-lg:block lg:max-w-34',
        )}
      >
        {name}
      </span>
    </Link>
  )
}

/** The operator's, or the chevron. */
export function Mark() {
  const { images, logoSize } = useSiteInfo()
  if (images.logo !== null)
    return (
      // Outside a `<picture>` React would have it preloaded by a link in front of everything else.
      <picture className="contents">
        <img
          src={siteImagePath('logo.webp', images.logo)}
          {...logoSize}
          alt=""
          className="max-h-8 w-auto max-w-16 shrink-0 object-contain md:max-lg:hidden"
        />
      </picture>
    )
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0 text-signal md:max-lg:hidden"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M3 11.5 12 5l9 6.5M3 18l9-6.5 9 6.5" strokeWidth="3" />
    </svg>
  )
}
