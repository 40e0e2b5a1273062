/** The uploaded pictures that pages of the operator's own show. */
import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { pageAudit } from '#shared/contract/content/pages.audit.texts.ts'
import type { PageRow } from './pages.store.ts'

const { ru, en } = pageAudit.texts

export function imagesOfPage({ id, path, image, text_ru, text_en, deleted_at }: PageRow): ImageUse[] {
  return uploadedPathsIn(image, text_ru, text_en).map((shown) => ({
    path: shown,
    title_ru: `${ru.plural}: ${path}`,
    title_en: `${en.plural}: ${path}`,
    // What was deleted has no editor until it is restored.
    url: deleted_at === null ? hrefOf(addresses.adminPage, { id }) : null,
  }))
}

/** What stands in the fields that may show pictures, by their names. */
export const picturesOf = ({ image, text_ru, text_en }: Partial<PageRow>) => ({ image, text_ru, text_en })
