/** What the editor of the site holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { PARTS } from '#shared/constants/parts.ts'
import {
  HOME_SECTIONS,
  type HomeSectionKey,
  PICTURED,
  type Pictured,
  SEARCH_ENGINES,
  SITE_LINKS,
  type SiteLink,
} from '#shared/constants/site.ts'
import { type Site, type SiteChange, siteSettingsSchema } from '#shared/contract/platform/site.ts'
import { fieldsOfSet, setIn, TICKED } from '#web/editing/set-fields.ts'
import { asAddress } from '#web/lib/as-address.ts'

const { shape } = siteSettingsSchema
const HERO = ['title_ru', 'title_en', 'text_ru', 'text_en', 'image'] as const
const IMAGES = ['logo', 'icon', 'card'] as const
const SELLER = ['name', 'taxId', 'contact'] as const

/** A field is called as the server calls what is wrong in it, such as `links.vk`. */
export type SiteFields = Readonly<
  Record<
    | 'name'
    | 'accent'
    | `hero.${(typeof HERO)[number]}`
    | 'avatarUrlTemplate'
    | `images.${(typeof IMAGES)[number]}`
    | `pictures.${Pictured}`
    | `links.${SiteLink}`
    | `seller.${(typeof SELLER)[number]}`
    | `verification.${(typeof SEARCH_ENGINES)[number]}`
    /** The keys of all blocks, in order, with commas. */
    | 'homeSections'
    /** The further links, as JSON. */
    | 'links.others'
    | 'isSignUpOpen'
    | 'isShopStrict'
    | 'timeZone'
    | `section:${string}`
    | `part:${string}`
    | `language:${string}`,
    string
  >
>

export type OtherLink = Site['links']['others'][number]

export function siteFieldsOf(site: Site): SiteFields {
  const { hero, images, pictures, links, seller, verification, homeSections } = site
  const chosen = new Map(pictures.map(({ of, image }) => [of, image]))
  const shown = homeSections.filter(({ isShown }) => isShown).map(({ key }) => key)
  return {
    name: site.name,
    accent: site.accent,
    timeZone: site.timeZone,
    ...prefixed('hero', hero),
    ...prefixed('images', images),
    ...prefixed('pictures', Object.fromEntries(PICTURED.map((of) => [of, chosen.get(of)]))),
    avatarUrlTemplate: site.avatarUrlTemplate,
    ...prefixed('seller', seller),
    ...prefixed('verification', verification),
    ...prefixed('links', Object.fromEntries(SITE_LINKS.map((key) => [key, links[key]]))),
    'links.others': JSON.stringify(links.others),
    homeSections: homeSections.map(({ key }) => key).join(','),
    ...fieldsOfSet('section', shown),
    ...fieldsOfSet('language', site.languages),
    ...fieldsOfSet(
      'part',
      PARTS.filter((part) => site.parts[part]),
    ),
    isSignUpOpen: site.isSignUpOpen ? TICKED : '',
    isShopStrict: site.isShopStrict ? TICKED : '',
  } as SiteFields
}

/** The fields of a group; an empty one for what is not there. */
function prefixed(
  name: string,
  parts: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [`${name}.${key}`, value ?? '']))
}

export const sectionsIn = (fields: SiteFields) => fields.homeSections.split(',') as HomeSectionKey[]
export const othersIn = (fields: SiteFields) => JSON.parse(fields['links.others']) as OtherLink[]

/** An empty field is none at all. */
const nullWhenEmpty = z.pipe(
  z.string().check(z.trim()),
  z.transform((text: string) => text || null),
)

/** Of the library, or of those that the site brought along. */
const picture = z.nullable(shape.pictures.def.element.shape.image)

/** People paste what they have: a colour without its hash, a whole element for a code. */
const asColor = (text: string) => text.replace(/^#?([\da-f]{6})$/i, '#$1')
const asCode = (text: string) => /\bcontent\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? text

const pasted = (read: (text: string) => string, rule: z.ZodMiniType<unknown, string>) =>
  z.pipe(z.pipe(z.string().check(z.trim()), z.transform(read)), rule)

/** The rules of the fields; which of them the server has refused it says by the same names. */
export const siteFormSchema = z.object({
  name: shape.name,
  accent: pasted(asColor, shape.accent),
  timeZone: shape.timeZone,
  ...rulesOf('hero', shape.hero.shape),
  ...Object.fromEntries(PICTURED.map((of) => [`pictures.${of}`, z.pipe(nullWhenEmpty, picture)])),
  avatarUrlTemplate: shape.avatarUrlTemplate,
  ...Object.fromEntries(
    IMAGES.map((key) => [`images.${key}`, z.pipe(nullWhenEmpty, shape.images.shape[key])]),
  ),
  ...rulesOf('seller', shape.seller.shape),
  ...Object.fromEntries(
    SEARCH_ENGINES.map((engine) => [
      `verification.${engine}`,
      pasted(asCode, z.pipe(nullWhenEmpty, shape.verification.shape[engine])),
    ]),
  ),
  ...Object.fromEntries(
    SITE_LINKS.map((key) => [
      `links.${key}`,
      pasted(asAddress, z.pipe(nullWhenEmpty, shape.links.shape[key])),
    ]),
  ),
})

function rulesOf(name: string, rules: Readonly<Record<string, z.ZodMiniType>>) {
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [`${name}.${key}`, rule]))
}

/** What is sent: everything the editor holds, of which the server keeps what is another now. */
export function siteChangeOf(values: Readonly<Record<string, unknown>>, fields: SiteFields): SiteChange {
  const part = (name: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, values[`${name}.${key}`]]))
  const shown = setIn('section', fields)
  const parts = setIn('part', fields)
  const languages = setIn('language', fields)
  return {
    name: values.name as string,
    accent: values.accent as string,
    timeZone: values.timeZone as string,
    hero: part('hero', HERO),
    images: part('images', IMAGES),
    pictures: PICTURED.flatMap((of) => {
      const image = values[`pictures.${of}`]
      return typeof image === 'string' ? [{ of, image }] : []
    }),
    avatarUrlTemplate: values.avatarUrlTemplate as string,
    seller: part('seller', SELLER),
    verification: part('verification', SEARCH_ENGINES),
    links: {
      ...part('links', SITE_LINKS),
      others: othersIn(fields).map((other) => ({ ...other, to: asAddress(other.to.trim()) })),
    },
    homeSections: sectionsIn(fields).map((key) => ({ key, isShown: shown.includes(key) })),
    isSignUpOpen: fields.isSignUpOpen === TICKED,
    isShopStrict: fields.isShopStrict === TICKED,
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    parts: Object.fromEntries(PARTS.map((part) => [part, parts.includes(part)])),
  }
}

/** A block one step further up or down; the fields as they were at the ends. */
export function moved(fields: SiteFields, key: HomeSectionKey, by: -1 | 1): string {
  const keys = sectionsIn(fields)
  const from = keys.indexOf(key)
  const to = from + by
  if (to < 0 || to >= HOME_SECTIONS.length) return fields.homeSections
  keys.splice(to, 0, ...keys.splice(from, 1))
  return keys.join(',')
}
