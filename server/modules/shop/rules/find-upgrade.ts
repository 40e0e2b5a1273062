import { linesIn } from './lines-in.ts'

type Line = { id: number; upgraded_lines: string }

/** A line whose price was reduced by one of those that go, and that stays. */
export function findUpgrade<L extends Line>(
  lines: readonly L[],
  going: readonly { id: number }[],
): L | undefined {
  const ids = new Set(going.map(({ id }) => id))
  return lines.find((line) => !ids.has(line.id) && linesIn(line.upgraded_lines).some((id) => ids.has(id)))
}

/** The lines by which the price of others was reduced. */
export const upgradedIn = (lines: readonly Pick<Line, 'upgraded_lines'>[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ upgraded_lines }) => linesIn(upgraded_lines)))
