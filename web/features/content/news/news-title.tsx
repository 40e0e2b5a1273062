import { useLanguage } from '#web/i18n/language.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { Link } from '#web/routing/link.tsx'
import type { ShownNews } from './news-in-language.ts'

/** The title of an item; the whole card around it, which is positioned, leads to the item. */
export function NewsTitle({ item: { title, path, languages } }: { item: ShownNews }) {
  const { language } = useLanguage()
  if (!path) return title
  return (
    <Link
      to={path}
      lang={languages && otherLanguage({ languages }, language)}
      className="after:absolute after:inset-0 hover:text-signal"
    >
      {title}
    </Link>
  )
}
