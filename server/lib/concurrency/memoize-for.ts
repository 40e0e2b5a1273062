/**
 * What takes a while to find out, found out once for all who ask within `ms`, also when the clock is put back. A failure is
 * kept for nobody who asks later.
 */
export function memoizeFor<Value>({
  ms,
  now,
  make,
}: {
  ms: number
  now: () => Date
  make: () => Promise<Value>
}) {
  let kept: { at: number; value: Promise<Value> } | undefined
  return {
    get(): Promise<Value> {
      const time = now().getTime()
      if (kept && Math.abs(time - kept.at) < ms) return kept.value
      const value = make()
      kept = { at: time, value }
      value.catch(() => {
        if (kept?.value === value) kept = undefined
      })
      return value
    },
    /** Whoever asks next finds out anew. */
    forget(): void {
      kept = undefined
    },
  }
}
