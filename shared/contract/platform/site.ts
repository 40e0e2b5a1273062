/** The site as its operator sets it: name, colour, first screen, links, whose it is. */
import * as z from 'zod/mini'
import { colorContrast } from '#shared/color-contrast.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { PARTS, type Part } from '#shared/constants/parts.ts'
import {
  HERO_TEXT_MAX,
  HERO_TITLE_MAX,
  HOME_SECTIONS,
  LOCKABLE_SETTINGS,
  OTHER_LINKS_MAX,
  PICTURED,
  SEARCH_ENGINES,
  SELLER_LINE_MAX,
  SITE_GROUND,
  SITE_LINKS,
  SITE_NAME_MAX,
  VERIFICATION_MAX,
} from '#shared/constants/site.ts'
import { imagePathSchema, webAddressSchema } from '#shared/contract/address-fields.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import {
  lineSchema,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'
import { file } from '#shared/contract/forms.ts'
import { nullWhereEmpty } from '#shared/contract/optional-texts.ts'
import { menuChangeSchema, menuSchema } from '#shared/contract/platform/menus.ts'
import { otherLinkSchema } from '#shared/contract/platform/other-links.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { isTimeZone } from '#shared/zone-time.ts'

const say = (key: ValidationKey) => key

/** Of text on its ground (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5

/** A picture of the media library. */
const uploadedImage = z.nullable(
  z.string().check(z.regex(/^\/uploads\/[0-9a-f]{32}\.webp$/, say('uploadedImage'))),
)

const link = z.nullable(webAddressSchema)
const heroTexts = {
  /** The big words, a line each. */
  title_ru: nullWhereEmpty(unfinishedTextSchema(HERO_TITLE_MAX)),
  title_en: nullWhereEmpty(unfinishedTextSchema(HERO_TITLE_MAX)),
  text_ru: nullWhereEmpty(unfinishedTextSchema(HERO_TEXT_MAX)),
  text_en: nullWhereEmpty(unfinishedTextSchema(HERO_TEXT_MAX)),
}

/** Everything that can be set; each part is checked by itself. */
const settingsShape = {
  name: lineSchema(SITE_NAME_MAX),
  /** The colour of what is pressed, as `#rrggbb`. */
  accent: z.string().check(
    z.trim(),
    z.regex(/^#[0-9a-f]{6}$/i, say('color')),
    z.refine((color) => colorContrast(color, SITE_GROUND) >= CONTRAST_MIN, say('colorContrast')),
  ),
  hero: z.object({
    ...heroTexts,
    image: imagePathSchema,
  }),
  /** What the site is known by, made into the sizes that are needed; null where the delivered one stands. */
  images: z.object({
    /** Beside the name. */
    logo: uploadedImage,
    /** In tabs and on home screens. */
    icon: uploadedImage,
    /** What is shown of a page where somebody links to it, unless it has a picture of its own. */
    card: uploadedImage,
  }),
  /** The pictures that were chosen in place of the delivered ones. */
  pictures: z
    .array(z.object({ of: z.enum(PICTURED), image: imagePathSchema }))
    .check(
      z.refine((pictures) => new Set(pictures.map(({ of }) => of)).size === pictures.length, say('invalid')),
    ),
  /** Where this server asks for the heads of players: an address with `{username}` in it. */
  avatarUrlTemplate: webAddressSchema.check(
    z.refine((url) => url.includes('{username}'), say('avatarTemplate')),
  ),
  /** In this order, below the first screen; every block once. */
  homeSections: z
    .array(z.object({ key: z.enum(HOME_SECTIONS), isShown: z.boolean() }))
    .check(
      z.refine(
        (sections) =>
          sections.length === HOME_SECTIONS.length &&
          new Set(sections.map(({ key }) => key)).size === HOME_SECTIONS.length,
        say('invalid'),
      ),
    ),
  /** Null where there is none; without a website of its own the community's is this one. */
  links: z.object({
    ...(Object.fromEntries(SITE_LINKS.map((key) => [key, link])) as Record<
      (typeof SITE_LINKS)[number],
      typeof link
    >),
    others: z.array(otherLinkSchema).check(z.maxLength(OTHER_LINKS_MAX, say('tooLong'))),
  }),
  /** Whose site it is, as the legal documents name them. Null until it is said. */
  seller: z.object({
    name: nullWhereEmpty(unfinishedLineSchema(SELLER_LINE_MAX)),
    taxId: nullWhereEmpty(unfinishedLineSchema(SELLER_LINE_MAX)),
    contact: nullWhereEmpty(unfinishedLineSchema(SELLER_LINE_MAX)),
  }),
  /** What proves to search engines whose site it is: the content of the element they ask for. */
  verification: z.object(
    Object.fromEntries(SEARCH_ENGINES.map((engine) => [engine, verificationCode()])) as Record<
      (typeof SEARCH_ENGINES)[number],
      ReturnType<typeof verificationCode>
    >,
  ),
  /** Whether anybody may make an account. */
  isSignUpOpen: z.boolean(),
  /** Whether the shop hides what the strict reading of Mojang's rules forbids to sell. */
  isShopStrict: z.boolean(),
  /** In which the panel and tournaments tell the time; all else is told in the visitor's own. */
  timeZone: z.string().check(z.trim(), z.refine(isTimeZone, say('timeZone'))),
  /** Both, or one of them: then nobody is asked for the other, and no address says a language. */
  languages: z.array(z.enum(LANGUAGES)).check(
    z.minLength(1, say('oneLanguage')),
    z.refine((languages) => new Set(languages).size === languages.length, say('invalid')),
  ),
  /** What is off is gone from the site, and none of it is lost. */
  parts: z.object(
    Object.fromEntries(PARTS.map((part) => [part, z.boolean()])) as Record<Part, z.ZodMiniBoolean>,
  ),
}

function verificationCode() {
  return nullWhereEmpty(unfinishedLineSchema(VERIFICATION_MAX).check(z.regex(/^[\w.=+/-]*$/, say('invalid'))))
}

export const siteSettingsSchema = z.object({
  ...settingsShape,
  /** What the header and the footer lead to, in order. */
  menus: z.object({ header: menuSchema, footer: menuSchema }),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

export const siteSchema = z.extend(siteSettingsSchema, {
  /** What the environment has fixed. */
  locked: z.array(z.enum(LOCKABLE_SETTINGS)),
  version: z.int(),
})
/** As its operator meets it. */
export type Site = z.infer<typeof siteSchema>

/** As visitors meet it: menus without what is hidden or not there yet, and nothing of what only this server needs. */
export const publicSiteSchema = z.omit(siteSchema, { avatarUrlTemplate: true, locked: true })
export type PublicSite = z.infer<typeof publicSiteSchema>

/** Of an object the keys that are given change, a list is replaced. What is derived is ignored. */
export const siteChangeSchema = z.object({
  name: z.optional(settingsShape.name),
  accent: z.optional(settingsShape.accent),
  hero: z.optional(z.partial(settingsShape.hero)),
  images: z.optional(z.partial(settingsShape.images)),
  pictures: z.optional(settingsShape.pictures),
  avatarUrlTemplate: z.optional(settingsShape.avatarUrlTemplate),
  homeSections: z.optional(settingsShape.homeSections),
  links: z.optional(z.partial(settingsShape.links)),
  seller: z.optional(z.partial(settingsShape.seller)),
  verification: z.optional(z.partial(settingsShape.verification)),
  menus: z.optional(z.object({ header: z.optional(menuChangeSchema), footer: z.optional(menuChangeSchema) })),
  isSignUpOpen: z.optional(settingsShape.isSignUpOpen),
  isShopStrict: z.optional(settingsShape.isShopStrict),
  timeZone: z.optional(settingsShape.timeZone),
  languages: z.optional(settingsShape.languages),
  parts: z.optional(z.partial(settingsShape.parts)),
  version: z.optional(versionSchema),
})
export type SiteChange = z.output<typeof siteChangeSchema>

/** A page that a menu is offered, by its names. */
const offeredPageSchema = z.object({ to: z.string(), text_ru: z.string(), text_en: z.string() })
export type OfferedPage = z.infer<typeof offeredPageSchema>

export const siteEndpoints = {
  ownPages: endpoint({
    method: 'GET',
    path: '/admin/site/pages',
    summary: 'Pages and short links of the operator that a menu may lead to, the newest first.',
    access: 'manage_site',
    reply: z.object({ data: z.array(offeredPageSchema) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/site',
    summary: 'The site as its operator set it, as far as visitors meet it.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'site',
    isKept: true,
    reply: publicSiteSchema,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/admin/site',
    summary: 'All settings of the site.',
    access: 'manage_site',
    reply: siteSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/site',
    summary: 'Changes the settings given; a stale version is a conflict.',
    access: 'manage_site',
    body: siteChangeSchema,
    reply: siteSchema,
  }),
  image: endpoint({
    method: 'GET',
    base: '',
    path: '/site-images/:name',
    summary:
      'The mark, an icon or the card of the site, in one of the sizes that pages and the manifest name.',
    access: 'public',
    isAlwaysOpen: true,
    params: z.object({ name: z.string().check(z.maxLength(64)) }),
    reply: file(['image/png', 'image/webp', 'image/jpeg']),
  }),
}
