/** The uploaded pictures that the settings show, and what is made of them. */
import { type OpenPicture, withDecoder } from '#server/lib/pictures/decoder.ts'
import { uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import type { ImageUse } from '#server/modules/platform/images/images.service.ts'
import { addresses } from '#shared/addresses.ts'
import { SITE_GROUND } from '#shared/constants/site.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'
import { SITE_IMAGE_KINDS, type SiteImageKind, siteImagePath } from '#shared/site-images.ts'

const { ru, en } = siteAudit.texts

export function imagesOfSite({ hero, images, pictures }: SiteSettings): ImageUse[] {
  const uses = (field: 'hero' | 'images' | 'pictures', ...paths: (string | null)[]) =>
    uploadedPathsIn(...paths).map((path) => ({
      path,
      title_ru: `${ru.plural}: ${ru.fields[field]}`,
      title_en: `${en.plural}: ${en.fields[field]}`,
      url: addresses.adminSite,
    }))
  return [
    ...uses('hero', hero.image),
    ...uses('images', images.logo, images.icon, images.card),
    ...uses('pictures', ...pictures.map(({ image }) => image)),
  ]
}

type SiteImage = { type: string; bytes: Buffer }

export type SiteImages = ReturnType<typeof createSiteImages>
/** Makes each picture once; only what the settings name now is made. */
export function createSiteImages({
  site,
  read,
}: {
  site: () => Promise<Pick<SiteSettings, 'images'>>
  read: (path: string) => Promise<Buffer>
}) {
  const made = new Map<string, Promise<SiteImage>>()
  return {
    async find(name: string): Promise<SiteImage | null> {
      const { images } = await site()
      const kinds = Object.entries(SITE_IMAGE_KINDS) as [SiteImageKind, keyof typeof images][]
      const wanted = kinds.flatMap(([kind, of]) => {
        const path = images[of]
        return path !== null && siteImagePath(kind, path) === `/site-images/${name}` ? [{ kind, path }] : []
      })[0]
      if (!wanted) return null
      const known = made.get(name)
      if (known) return known
      // What was set before is not asked for any more.
      if (made.size >= Object.keys(SITE_IMAGE_KINDS).length * 2) made.clear()
      const making = read(wanted.path).then((bytes) => withDecoder((open) => make(wanted.kind, bytes, open)))
      made.set(name, making)
      making.catch(() => made.delete(name))
      return making
    },
  }
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function make(kind: SiteImageKind, bytes: Buffer, open: OpenPicture): Promise<SiteImage> {
  const image = open(bytes)
  if (kind === 'logo.webp') {
    const logo = image.resize({ height: 96, width: 480, fit: 'inside', withoutEnlargement: true })
    return { type: 'image/webp', bytes: await logo.webp({ quality: 90 }).toBuffer() }
  }
  if (kind === 'card.jpg') {
    const card = image.resize({ width: 1200, height: 630, fit: 'cover' }).flatten({ background: SITE_GROUND })
    return { type: 'image/jpeg', bytes: await card.jpeg({ quality: 85 }).toBuffer() }
  }
  const size = Number(/\d+/.exec(kind)?.[0])
  // Systems cut a maskable icon to their shape, and the icon of an iPhone has no holes: there the picture stands on the ground.
  const isCut = kind.includes('maskable') || size === 180
  const inner = isCut ? Math.round(size * (size === 180 ? 0.86 : 0.72)) : size
  const edge = { top: Math.floor((size - inner) / 2), left: Math.floor((size - inner) / 2) }
  const background = isCut ? SITE_GROUND : CLEAR
  const icon = image
    .resize({ width: inner, height: inner, fit: 'contain', background: CLEAR })
    .extend({ ...edge, bottom: size - inner - edge.top, right: size - inner - edge.left, background: CLEAR })
  // A picture is laid on its ground after all else was done to it.
  const laid = isCut ? open(await icon.png().toBuffer()).flatten({ background }) : icon
  return { type: 'image/png', bytes: await laid.png({ compressionLevel: 9 }).toBuffer() }
}
