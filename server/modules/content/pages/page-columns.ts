import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { PageChange } from '#shared/contract/content/pages.ts'

/** Null says of a text that there is none, and of what always is something that it stays. */
export function columnsOf({
  isDraft,
  publishAt: _,
  redirectTo,
  movedFrom,
  path,
  image,
  ...texts
}: PageChange) {
  return withoutUndefined({
    path,
    title_ru: emptied(texts.title_ru),
    title_en: emptied(texts.title_en),
    text_ru: emptied(texts.text_ru),
    text_en: emptied(texts.text_en),
    image,
    redirect_to: redirectTo,
    moved_from: movedFrom === null ? null : undefined,
    is_draft: typeof isDraft === 'boolean' ? Number(isDraft) : undefined,
  })
}

const emptied = (text: string | null | undefined) => (text === null ? '' : text)
