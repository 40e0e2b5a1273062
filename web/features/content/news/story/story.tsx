import type { ReactNode } from 'react'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { newsWords } from '#web/features/content/news/news.texts.ts'
import { newsImage } from '#web/features/content/news/news-in-language.ts'
import { newsTone } from '#web/features/content/news/news-tone.ts'
import { RichText } from '#web/features/content/writing/rich-text.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'

/** The whole of an item in the language of the page; `children` stand beside the text. */
export function Story({
  item,
  title,
  imageText = '',
  when,
  children,
}: {
  item: Pick<NewsItem, 'id' | 'languages' | 'html_ru' | 'html_en' | 'image_ru' | 'image_en' | 'image_global'>
  title: string
  /** What its picture shows, where somebody said. */
  imageText?: string
  when?: ReactNode
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const { mark } = useTexts(newsWords)
  const told = otherLanguage(item, language)
  return (
    <article>
      <header className="max-w-4xl">
        <p className="label mb-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span className="text-signal">{sectionMark('news', mark)}</span>
          {when}
          <LanguageMark of={told} />
        </p>
        <h1 lang={told} className="display text-3xl md:text-5xl">
          {title}
        </h1>
      </header>
      <Picture
        path={newsImage(language, item)}
        alt={imageText}
        tone={newsTone(item.id)}
        seed={item.id + 1}
        sizes="(min-width: 1280px) 1216px, 100vw"
        isFirstView
        className="my-8 aspect-[16/9] w-full md:my-10 md:aspect-[21/9]"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16">
        <RichText lang={told} html={item[`html_${told ?? language}`]} className="text-lg text-muted" />
        {children}
      </div>
    </article>
  )
}
