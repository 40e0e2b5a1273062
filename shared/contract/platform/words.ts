/** The words of the site: each text of tone as it reads now, changed or delivered. */
import * as z from 'zod/mini'
import { WORD_MAX, WORDS_FOUND_MAX, WORDS_SEARCH_MAX } from '#shared/constants/site.ts'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { textSchema, versionSchema } from '#shared/contract/fields.ts'
import { PLURAL_CATEGORIES } from '#shared/texts/plural-forms.ts'

export const wordSchema = z.object({
  /** Dictionary and place, such as `footer.about`. */
  key: z.string(),
  /** Null in a language that has no such plural form. */
  ru: z.nullable(z.string()),
  en: z.nullable(z.string()),
  /** Of a text that goes with a number: the plural category (Unicode CLDR) of the numbers it goes with. */
  form: z.nullable(z.enum(PLURAL_CATEGORIES)),
  /** Whether it reads otherwise than delivered in either language. */
  isChanged: z.boolean(),
  /** What comes back when it is put back. */
  delivered: z.object({ ru: z.nullable(z.string()), en: z.nullable(z.string()) }),
  /** The names of the values that stand in it in braces; a change keeps every one. */
  values: z.array(z.string()),
  version: z.int(),
})
export type Word = z.infer<typeof wordSchema>

const wording = z.optional(z.nullable(textSchema(WORD_MAX)))

export const wordChangeSchema = z.object({
  /** Null puts back what is delivered in this language. */
  ru: wording,
  en: wording,
  version: z.optional(versionSchema),
})
export type WordChange = z.output<typeof wordChangeSchema>

const wordParams = z.object({ key: z.string() })
const changedSchema = z.record(z.string(), z.record(z.string(), z.string()))

export const wordEndpoints = {
  changed: endpoint({
    method: 'GET',
    path: '/words',
    summary: 'What the operator changed of the words of the site: by language, dictionary and place.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'site',
    reply: z.object({ ru: changedSchema, en: changedSchema }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/words',
    summary: `The words that \`search\` is found in, in either language or in their key; ${WORDS_FOUND_MAX} of them at most.`,
    access: 'manage_site',
    query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(WORDS_SEARCH_MAX))) }),
    reply: z.object({ data: z.array(wordSchema), total: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/words/:key',
    summary: 'Changes a word in the languages given; a stale version is a conflict.',
    access: 'manage_site',
    params: wordParams,
    body: wordChangeSchema,
    reply: wordSchema,
  }),
  putBack: endpoint({
    method: 'DELETE',
    path: '/admin/words/:key',
    summary: 'Puts a word back as it is delivered, in both languages.',
    access: 'manage_site',
    status: 204,
    params: wordParams,
    reply: noContent,
  }),
}
