import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

const legalLinkSchema = z.object({ key: z.string(), title_ru: z.string(), title_en: z.string() })

const sectionSchema = z.object({
  /** The part of the address that leads to it. */
  id: z.string(),
  title: z.string(),
  /** Safe HTML. */
  html: z.string(),
})
export type LegalSection = z.infer<typeof sectionSchema>

/** A document as its page tells it, by its sections; in a language that it is not told in it stands in the other. */
export const legalDocumentSchema = z.extend(legalLinkSchema, {
  /** As it was delivered. */
  isSample: z.boolean(),
  languages: z.array(z.enum(LANGUAGES)),
  lead_ru: z.nullable(z.string()),
  lead_en: z.nullable(z.string()),
  /** The day of its edition. */
  edition: z.nullable(z.string()),
  /** What stands before the first section, as safe HTML. */
  opening_ru: z.string(),
  opening_en: z.string(),
  sections_ru: z.array(sectionSchema),
  sections_en: z.array(sectionSchema),
  /** The other documents. */
  others: z.array(legalLinkSchema),
})
export type LegalDocument = z.infer<typeof legalDocumentSchema>

export const legalEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/legal/:key',
    summary:
      'One legal document by its key, such as `privacy`; privacy, terms and offer are told as delivered where the collection `legal` has none.',
    access: 'public',
    topic: 'collections',
    params: z.object({ key: z.string().check(z.maxLength(60)) }),
    reply: legalDocumentSchema,
  }),
}
