import type { Language } from '#shared/constants/languages.ts'
import { RichText } from '#web/features/content/writing/rich-text.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { ownPageTexts } from './own-page.texts.ts'

/** The whole of a page, marked with the language it was written in where that is not the reader's. */
export function OwnPageArticle({
  title,
  html,
  image,
  imageText = '',
  writtenIn,
}: {
  title: string
  html: string
  image: string | null
  /** What the picture shows. */
  imageText?: string
  writtenIn: Language
}) {
  const texts = useTexts(ownPageTexts)
  const { language } = useLanguage()
  const isForeign = writtenIn !== language
  return (
    <article>
      {isForeign && <p className="label mb-3 text-sand">{texts.writtenIn[writtenIn]}</p>}
      <div lang={isForeign ? writtenIn : undefined}>
        <h1 className="display max-w-4xl text-3xl hyphens-auto md:text-5xl">{title}</h1>
        {image && (
          <Picture
            path={image}
            alt={imageText}
            tone="dusk"
            seed={1}
            sizes="(min-width: 1280px) 1216px, 100vw"
            isFirstView
            className="mt-8 aspect-[16/9] w-full md:mt-10 md:aspect-[21/9]"
          />
        )}
        <RichText html={html} className="mt-8 max-w-[44rem] text-lg text-muted md:mt-10" />
      </div>
    </article>
  )
}
