import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { siteAudit } from './site.audit.texts.ts'

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

test.for(LANGUAGES)('the log has a word in %s for all that the settings hold', (language) => {
  const { fields } = siteAudit.texts[language]
  expect(namesIn(deliveredSite).filter((name) => !Object.hasOwn(fields, name))).toEqual([])
})
