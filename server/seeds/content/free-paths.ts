/** Where pages go whose addresses are needed. */
import { isOwnPath, OWN_PATH_MAX } from '#shared/own-paths.ts'

/** The longest number that is put behind a first segment. */
const NUMBER_MAX = '-999999'.length

/**
 * A free path for each of these: pages of one first segment stay together, `/players/top` goes where `/players` goes. What is
 * too long for that goes to `/page-…`.
 */
export function freePaths(
  paths: readonly string[],
  isFree: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const isShort = (path: string) => path.length + NUMBER_MAX <= OWN_PATH_MAX
  const short = paths.filter(isShort)
  const together = [...new Set(short.map(segmentOf))].map((segment) => {
    const all = short.filter((path) => segmentOf(path) === segment)
    return freeWith(all, segment, segment, isFree)
  })
  const apart = paths
    .filter((path) => !isShort(path))
    .map((path, index) => freeWith([path], path.slice(1), `page-${index + 1}`, isFree))
  return new Map([...together, ...apart].flat())
}

/** Puts `name` and the first number that leaves all of them free in the place of what they begin with. */
function freeWith(
  paths: readonly string[],
  beginning: string,
  name: string,
  isFree: (path: string) => boolean,
): [string, string][] {
  for (let number = 2; ; number++) {
    const moved = paths.map((path): [string, string] => [
      path,
      `/${name}-${number}${path.slice(beginning.length + 1)}`,
    ])
    if (moved.every(([, path]) => isOwnPath(path) && isFree(path))) return moved
  }
}

const segmentOf = (path: string) => path.split('/')[1] ?? ''
