/** Whether `error` says that a unique index on `column` refused a write, on either engine. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  if (code === '23505') return constraint?.includes(column) ?? false
  return code === 'SQLITE_CONSTRAINT_UNIQUE' && error.message.includes(`.${column}`)
}
