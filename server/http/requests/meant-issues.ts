/** What is wrong with an input that may have one of several forms: by the form that was meant, as nobody fills in all of them. */

/** The part of an issue of zod by which that form is found. */
export type FormIssue = {
  code?: string | undefined
  path: readonly PropertyKey[]
  input?: unknown
  /** What may stand there. */
  values?: readonly unknown[]
  /** Of each form what is wrong by it. */
  errors?: readonly (readonly FormIssue[])[]
  /** What the field may say that tells the forms apart. */
  options?: readonly unknown[]
}

/** Each issue as it is; in the place of one of several forms those of the form that fits best. */
export const meantIssues = <Issue extends FormIssue>(issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => meant(issue) as readonly Issue[])

function meant(issue: FormIssue): readonly FormIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  if (issue.options) return [{ ...issue, code: 'invalid_value', values: issue.options }]
  if (issue.input === undefined) return [{ ...issue, code: 'invalid_type' }]
  const forms = (issue.errors ?? []).map(meantIssues)
  const [best] = forms.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  if (!best) return [issue]
  return best.map((each) => ({
    ...each,
    ...(each.code === 'invalid_value' && { values: choicesAt(each.path, forms) }),
    path: [...issue.path, ...each.path],
  }))
}

/** What may stand at one place by any of the forms. */
function choicesAt(path: readonly PropertyKey[], forms: readonly (readonly FormIssue[])[]): unknown[] {
  const place = path.join('.')
  return [
    ...new Set(forms.flat().flatMap((each) => (each.path.join('.') === place ? (each.values ?? []) : []))),
  ]
}

/** How far the input is from a form: one that it says itself not to be is further than one where much is missing. */
function distanceOf(issues: readonly FormIssue[]): number {
  return issues.reduce((sum, issue) => sum + weightOf(issue), 0)
}

function weightOf({ code, path, input, values }: FormIssue): number {
  if (code === 'invalid_value') return values?.some((value) => typeof value === typeof input) ? 1e4 : 1e6
  if (code !== 'invalid_type') return 1
  if (path.length === 0) return 1e5
  return input === undefined ? 100 : 1
}
