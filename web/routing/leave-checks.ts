/** Asked before the visitor leaves a page, by whatever on it would lose something. */
type LeaveCheck = () => boolean

const checks = new Set<LeaveCheck>()

/** Adds a check, which answers whether leaving is fine; gives the way to take it back. */
export function addLeaveCheck(check: LeaveCheck): () => void {
  checks.add(check)
  return () => checks.delete(check)
}

/** Whether nothing on the page, or nobody asked, is against leaving it. */
export function mayLeave(): boolean {
  return [...checks].every((check) => check())
}
