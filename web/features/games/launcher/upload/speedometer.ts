const WINDOW_MS = 5_000
const LEAST_MS = 1_000

/** Tells how fast a number of bytes grows, over the last seconds; null as long as that says nothing. */
export function createSpeedometer() {
  let marks: { at: number; bytes: number }[] = []
  return {
    read(bytes: number): number | null {
      const at = performance.now()
      marks = [...marks.filter((mark) => at - mark.at <= WINDOW_MS), { at, bytes }]
      const [first] = marks
      if (!first || at - first.at < LEAST_MS) return null
      return ((bytes - first.bytes) / (at - first.at)) * 1000
    },
    reset(): void {
      marks = []
    },
  }
}
