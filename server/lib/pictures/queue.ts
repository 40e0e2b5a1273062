/** Runs one piece of work at a time, in the order of asking; past `waitingMax` that wait, asking throws what `refuse` makes. */
export function createQueue(waitingMax: number) {
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0
  return async <T>(work: () => Promise<T>, refuse: () => Error): Promise<T> => {
    if (asked > waitingMax) throw refuse()
    asked += 1
    const done = last.then(work)
    last = done.catch(() => {})
    try {
      return await done
    } finally {
      asked -= 1
    }
  }
}
