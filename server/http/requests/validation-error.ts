import type { Language } from '#shared/constants/languages.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { describeIssue, type RuleIssue } from '#shared/texts/validation-texts.ts'

type Issue = RuleIssue & { path: readonly PropertyKey[] }

/** Input that broke the contract's rules. */
export class ValidationError extends Error {
  readonly #issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('validation_failed')
    this.#issues = issues
  }

  /** One sentence for each field at fault, the first rule it broke. */
  fields(language: Language): Record<string, string> {
    const fields: Record<string, string> = {}
    for (const issue of this.#issues)
      fields[issue.path.join('.')] ??= describeIssue(issue, language, staffValidationTexts)
    return fields
  }
}
