/** The uploaded pictures that news show. */
import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { newsAudit } from '#shared/contract/content/news.audit.texts.ts'
import type { NewsRow } from './news.store.ts'

const { ru, en } = newsAudit.texts

export function imagesOfNews(row: NewsRow): ImageUse[] {
  const { id, title_ru, title_en, image_ru, image_en, image_global, description_ru, description_en } = row
  return uploadedPathsIn(image_ru, image_en, image_global, description_ru, description_en).map((path) => ({
    path,
    title_ru: `${ru.plural}: ${title_ru || title_en || id}`,
    title_en: `${en.plural}: ${title_en || title_ru || id}`,
    // What was deleted has no editor until it is restored.
    url: row.deleted_at === null ? hrefOf(addresses.adminNewsItem, { id }) : null,
  }))
}
