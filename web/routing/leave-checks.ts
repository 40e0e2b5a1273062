/** Asked before the visitor leaves a page, by whatever on it would lose something: the question to be put, or null. */
type LeaveCheck = () => string | null

const checks = new Set<LeaveCheck>()

/** Adds a check; gives the way to take it back. */
export function addLeaveCheck(check: LeaveCheck): () => void {
  checks.add(check)
  return () => checks.delete(check)
}

/** Whether nothing on the page, or nobody asked, is against leaving it. However much would be lost, each question is put once. */
export function mayLeave(): boolean {
  const questions = new Set([...checks].map((check) => check()))
  return [...questions].every((question) => question === null || window.confirm(question))
}
