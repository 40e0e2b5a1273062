const MOST_STEPS = 5

/** The marks of an axis from zero to at least `max`, in round steps of whole numbers. */
export function axisMarks(max: number): number[] {
  const step = roundStep(Math.max(max, 1) / MOST_STEPS)
  const count = Math.ceil(Math.max(max, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10
}
