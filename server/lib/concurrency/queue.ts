/** Runs `atOnce` pieces of work at a time, in the order of asking; where `waitingMax` wait, asking throws what `refuse` makes. */
export function createQueue({
  atOnce,
  waitingMax,
  refuse,
}: {
  atOnce: number
  waitingMax: number
  refuse: () => Error
}) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= waitingMax) throw refuse()
      // Whoever wakes it hands over its place.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
