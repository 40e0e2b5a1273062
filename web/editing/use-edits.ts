import { useEffect, useRef, useState } from 'react'
import { keepInTab, readJsonFromTab } from '#web/lib/tab-memory.ts'
import { type Fields, isDifferent, mergeEdits } from './merge-edits.ts'

type Kept<F> = { base: F; mine: F }
type State<F> = Kept<F> & {
  clashes: { field: keyof F & string; theirs: string }[]
  taken: (keyof F & string)[]
  wasRestored: boolean
}

/**
 * The fields of something that is being edited over its saved state `saved`. They are kept in this tab over a reload,
 * a lost session and a login until they are saved; what others saved meanwhile is merged in. `saved` counts at the
 * first render only; `key` names the thing, and may change when a new one gets its id.
 */
export function useEdits<F extends Fields>(key: string, saved: F) {
  const storageKey = `edits:${key}`
  const [state, setState] = useState<State<F>>(() => {
    const kept = readJsonFromTab<Kept<F>>(storageKey)
    if (!kept) return { base: saved, mine: saved, clashes: [], taken: [], wasRestored: false }
    return { ...rebased(kept, saved), wasRestored: true }
  })

  /** What is changed is kept at once, also by whoever is gone before the next render. */
  const latest = useRef(state)
  const keptUnder = useRef(storageKey)
  useEffect(() => {
    if (keptUnder.current === storageKey) return
    keepInTab(keptUnder.current, null)
    keptUnder.current = storageKey
    keep(storageKey, state)
  }, [storageKey, state])

  function change(next: (state: State<F>) => State<F>) {
    latest.current = next(latest.current)
    keep(storageKey, latest.current)
    setState(latest.current)
  }
  const without = (state: State<F>, name: string) => state.clashes.filter(({ field }) => field !== name)

  return {
    values: state.mine,
    /** Those of my fields that somebody else changed as well, with what they saved. */
    clashes: state.clashes,
    /** Those that somebody else changed and I did not, so that they are theirs now. */
    taken: state.taken,
    isChanged: isDifferent(state.base, state.mine),
    /** Whether the fields came out of this tab's memory. */
    wasRestored: state.wasRestored,
    set: (field: keyof F & string, text: string) =>
      change((before) => ({ ...before, mine: { ...before.mine, [field]: text } })),
    /** Puts the edits on top of what somebody else saved; a clash that is not settled yet stays one. */
    rebase: (theirs: F) =>
      change((before) => {
        const { base, mine, clashes, taken } = rebased(before, theirs)
        const open = before.clashes
          .filter(({ field }) => clashes.every((clash) => clash.field !== field))
          .map(({ field }) => ({ field, theirs: theirs[field] ?? '' }))
          .filter((clash) => clash.theirs !== mine[clash.field])
        return {
          ...before,
          base,
          mine,
          clashes: [...open, ...clashes],
          taken: [...new Set([...before.taken, ...taken])],
        }
      }),
    /** What was sent is saved now; what was written since then stays. */
    settle: (sent: F, now: F) =>
      change((before) => ({
        base: now,
        mine: mergeEdits(sent, before.mine, now).merged,
        clashes: [],
        taken: [],
        wasRestored: false,
      })),
    /** Gives up everything that is not saved. */
    discard: () => change(({ base }) => ({ base, mine: base, clashes: [], taken: [], wasRestored: false })),
    takeTheirs: (field: string) =>
      change((before) => {
        const clash = before.clashes.find((each) => each.field === field)
        const mine = clash ? { ...before.mine, [field]: clash.theirs } : before.mine
        return { ...before, mine, clashes: without(before, field) }
      }),
    keepMine: (field: string) => change((before) => ({ ...before, clashes: without(before, field) })),
  }
}
export type Edits<F extends Fields> = ReturnType<typeof useEdits<F>>

function rebased<F extends Fields>({ base, mine }: Kept<F>, theirs: F) {
  const { merged, taken, clashes } = mergeEdits(base, mine, theirs)
  return {
    base: theirs,
    mine: merged,
    taken,
    clashes: clashes.map((field) => ({ field, theirs: theirs[field] ?? '' })),
  }
}

function keep<F extends Fields>(storageKey: string, { base, mine }: Kept<F>): void {
  keepInTab(storageKey, isDifferent(base, mine) ? JSON.stringify({ base, mine }) : null)
}
