/** The uploaded picture that a product shows. */
import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { productAudit } from '#shared/contract/shop/products.audit.texts.ts'
import type { ProductRow } from './products.store.ts'

const { ru, en } = productAudit.texts

export function imagesOfProduct({ id, name_ru, name_en, image, deleted_at }: ProductRow): ImageUse[] {
  return uploadedPathsIn(image).map((path) => ({
    path,
    title_ru: `${ru.plural}: ${name_ru || name_en}`,
    title_en: `${en.plural}: ${name_en || name_ru}`,
    // What was removed has no editor until it is restored.
    url: deleted_at === null ? hrefOf(addresses.adminProduct, { id }) : null,
  }))
}
