import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useUnsavedWarning } from '#web/routing/use-unsaved-warning.ts'
import type { Fields } from './merge-edits.ts'
import { useEdits } from './use-edits.ts'

/** What stands between the fields on the screen and the saved ones: others saved, or deleted, the same thing. */
export type Obstacle = 'conflict' | 'removed' | null

/**
 * Something with a version that is being edited, or a new one when `saved` is null: its fields, what it was when it was
 * last read, and what to do when somebody else was first. `saved` counts at the first render only.
 */
export function useSavedItem<Item extends { id: number; version: number }, F extends Fields>({
  noun,
  saved,
  fieldsOf,
  askAnew,
}: {
  noun: string
  saved: Item | null
  fieldsOf: (item: Item | null) => F
  /** The item as it is at the server now; null, or a refusal `not_found`, when it is gone. */
  askAnew: (id: number) => Promise<Item | null>
}) {
  const [item, setItem] = useState(saved)
  const [obstacle, setObstacle] = useState<Obstacle>(null)
  const edits = useEdits(`${noun}:${item?.id ?? 'new'}`, fieldsOf(saved))
  const letGo = useUnsavedWarning(edits.isChanged)

  /** Goes on over another state of the item. */
  function goOnOver(theirs: Item, next: Obstacle) {
    setItem(theirs)
    edits.rebase(fieldsOf(theirs))
    setObstacle(next)
  }

  return {
    item,
    edits,
    obstacle,
    letGo,
    goOnOver,

    /** Sends the fields as they are now and takes the reply for the saved state; throws what `send` throws. */
    async save(send: () => Promise<Item>): Promise<Item> {
      const sent = edits.values
      const kept = await send()
      setItem(kept)
      setObstacle(null)
      edits.settle(sent, fieldsOf(kept))
      letGo()
      return kept
    },

    /** Looks what stands in the way when a change of the item was refused. */
    async lookInto(error: unknown): Promise<void> {
      const code = error instanceof ApiError ? error.code : null
      // What failed now is something else than what stood in the way before.
      if (!item || (code !== 'conflict' && code !== 'not_found')) return setObstacle(null)
      try {
        const theirs = await askAnew(item.id)
        if (theirs) goOnOver(theirs, 'conflict')
        else setObstacle('removed')
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.code === 'not_found') setObstacle('removed')
      }
    },

    /** What is on the screen becomes a new one. */
    startAnew() {
      setItem(null)
      setObstacle(null)
    },
  }
}
