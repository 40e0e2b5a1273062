import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { addresses } from '#shared/addresses.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'

const { ru, en } = siteAudit.texts

/** The uploaded pictures that the settings show. */
export function imagesOfSite({ hero }: SiteSettings): ImageUse[] {
  return uploadedPathsIn(hero.image).map((path) => ({
    path,
    title_ru: `${ru.plural}: ${ru.fields.hero}`,
    title_en: `${en.plural}: ${en.fields.hero}`,
    url: addresses.adminSite,
  }))
}
