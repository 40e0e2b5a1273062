import { Link } from '#web/routing/link.tsx'
import type { ShownNews } from './news-in-language.ts'

/** The title of an item; the whole card around it, which is positioned, leads to the item. */
export function NewsTitle({ item: { title, path } }: { item: ShownNews }) {
  if (!path) return title
  return (
    <Link to={path} className="after:absolute after:inset-0 hover:text-signal">
      {title}
    </Link>
  )
}
