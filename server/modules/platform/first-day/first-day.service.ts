/** What a new site needs. Each wing enlists what it can tell of. */
import { FIRST_DAY_LINES, type FirstDay, type FirstDayLine } from '#shared/contract/platform/first-day.ts'

/** Whether a line is done as things are now; undefined where the site has no need of it. */
type Check = () => Promise<boolean | undefined>

export type FirstDayService = ReturnType<typeof createFirstDayService>
export function createFirstDayService() {
  const checks = new Map<FirstDayLine, Check>()
  return {
    enlist: (known: { [Line in FirstDayLine]?: Check }): void => {
      for (const [line, check] of Object.entries(known)) checks.set(line as FirstDayLine, check)
    },
    async list(): Promise<FirstDay> {
      const found = await Promise.all(
        FIRST_DAY_LINES.map(async (key) => ({ key, isDone: await checks.get(key)?.() })),
      )
      return {
        lines: found.flatMap(({ key, isDone }) => (isDone === undefined ? [] : [{ key, isDone }])),
      }
    },
  }
}
