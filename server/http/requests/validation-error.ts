import type { Language } from '#shared/constants/languages.ts'
import { type BoundIssue, describeBound, describeFormat, describeType } from '#shared/texts/bound-texts.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { describeIssue, type RuleIssue, validationTexts } from '#shared/texts/validation-texts.ts'
import { type FormIssue, meantIssues } from './meant-issues.ts'

type Issue = RuleIssue & BoundIssue & FormIssue

/** Input that broke the contract's rules. */
export class ValidationError extends Error {
  readonly #issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('validation_failed')
    this.#issues = meantIssues(issues)
  }

  /** One sentence for each field at fault, the first rule it broke; `body` where it is the whole that is of no use. */
  fields(language: Language): Record<string, string> {
    const fields: Record<string, string> = {}
    for (const issue of this.#issues) fields[issue.path.join('.') || 'body'] ??= describe(issue, language)
    return fields
  }
}

function describe(issue: Issue, language: Language): string {
  const sentence = describeIssue(issue, language, staffValidationTexts)
  const saysNothing = sentence === validationTexts[language].invalid
  if (!saysNothing) return sentence
  const told = describeType(issue, language) ?? describeBound(issue, language)
  return told ?? describeFormat(issue, language) ?? sentence
}
