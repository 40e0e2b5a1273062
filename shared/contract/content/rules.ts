import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'

const languages = z.array(z.enum(LANGUAGES))

/** A rule or the name of a section, in the order of the page; its explanation as safe HTML. */
export const ruleSchema = z.object({
  id: z.int(),
  kind: z.enum(['rule', 'section']),
  title_ru: z.string(),
  title_en: z.string(),
  html_ru: z.string(),
  html_en: z.string(),
  penalty_ru: z.nullable(z.string()),
  penalty_en: z.nullable(z.string()),
  languages,
})
export type Rule = z.infer<typeof ruleSchema>

/** What stands at the address of the rules while staff have no page of their own there. */
export const rulesPageSchema = z.object({
  path: z.string(),
  rules: z.array(ruleSchema),
  /** The languages in which any of them is written. */
  languages,
})
export type RulesPage = z.infer<typeof rulesPageSchema>
