/** Who may use the only connection: one at a time, in the order of asking. */
export type Asker = 'statement' | 'transaction'

export type Turns = {
  /** Resolves when it is the caller's turn, at once when nobody has it. */
  take(asker: Asker): Promise<void> | void
  /** Lets whoever has waited longest go on. */
  give(): void
  /** Lets the transaction that has waited longest go on, before statements that asked earlier; false when none waits. */
  giveToTransaction(): boolean
}

export function createTurns(): Turns {
  const waiting: { asker: Asker; goOn: () => void }[] = []
  let isTaken = false
  return {
    take(asker) {
      if (isTaken) return new Promise((goOn) => void waiting.push({ asker, goOn }))
      isTaken = true
    },
    give() {
      const next = waiting.shift()
      if (next) next.goOn()
      else isTaken = false
    },
    giveToTransaction() {
      const place = waiting.findIndex(({ asker }) => asker === 'transaction')
      const [next] = place < 0 ? [] : waiting.splice(place, 1)
      next?.goOn()
      return next !== undefined
    },
  }
}
