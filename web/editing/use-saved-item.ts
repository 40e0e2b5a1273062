import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useUnsavedWarning } from '#web/routing/use-unsaved-warning.ts'
import { type Fields, isDifferent } from './merge-edits.ts'
import { useEdits } from './use-edits.ts'

/** Why the fields on the screen cannot simply be saved: somebody else changed, or removed, the same thing. */
export type SaveConflict = 'changed' | 'removed' | null

export type Versioned = { id: number | string; version: number }

/**
 * Something with a version that is being edited, or a new one when `saved` is null: its fields, what it was when it was
 * last read, and what to do when somebody else was first. A newer version in `saved` is merged in; that it is another
 * thing, or gone, is not followed.
 */
export function useSavedItem<Item extends Versioned, F extends Fields>({
  noun,
  saved,
  fieldsOf,
  refetch,
  isTouched = () => false,
}: {
  noun: string
  saved: Item | null
  fieldsOf: (item: Item | null) => F
  /** The item as it is at the server now; null, or a refusal `not_found`, when it is gone. */
  refetch: (id: Item['id']) => Promise<Item | null>
  /** Whether there is something besides the fields that is not saved, such as a file. */
  isTouched?: (item: Item | null) => boolean
}) {
  const [item, setItem] = useState(saved)
  const [saveConflict, setSaveConflict] = useState<SaveConflict>(null)
  const [refused, setRefused] = useState<{ by: string | null } | null>(null)
  /** Where the screen has its buttons: what to do after a conflict is said there. */
  const [atButtons, setAtButtons] = useState<HTMLElement | null>(null)
  const edits = useEdits(`${noun}:${item?.id ?? 'new'}`, fieldsOf(saved))
  const isChanged = edits.isChanged || isTouched(item)
  const allowLeave = useUnsavedWarning(isChanged)
  /** What the edits stand on: a version that is merged in twice would hide its clashes. */
  const base = useRef(saved)
  const isSaving = useRef(false)
  const isDiagnosing = useRef(false)

  /** Puts the edits on top of another saved state of the item. */
  function rebaseOnto(theirs: Item, next: SaveConflict) {
    if (theirs.version !== base.current?.version) edits.rebase(fieldsOf(theirs))
    base.current = theirs
    setItem(theirs)
    setSaveConflict(next)
  }

  useEffect(() => {
    const before = base.current
    if (isSaving.current || !saved || !before || saved.id !== before.id) return
    if (saved.version <= before.version) return
    const isTold = edits.isChanged && isDifferent(fieldsOf(before), fieldsOf(saved))
    // What a refusal asked for may be heard of here first.
    if (isTold && !isDiagnosing.current) setRefused(null)
    rebaseOnto(saved, isTold ? 'changed' : saveConflict)
  }, [saved])

  return {
    item,
    edits,
    isChanged,
    saveConflict,
    /** By the name of whoever was first, where it is known; null where their change was heard of, and nothing was sent. */
    refused,
    atButtons,
    setAtButtons,
    allowLeave,
    rebaseOnto,

    /** Sends the fields as they are now and takes the reply for the saved state; throws what `send` throws. */
    async save(send: () => Promise<Item>): Promise<Item> {
      const sent = edits.values
      isSaving.current = true
      try {
        const kept = await send()
        base.current = kept
        setItem(kept)
        setSaveConflict(null)
        edits.settle(sent, fieldsOf(kept))
        allowLeave()
        return kept
      } finally {
        isSaving.current = false
      }
    },

    /** Finds out why a change of the item was refused: when somebody else was first, their state is merged in. */
    async diagnoseConflict(error: unknown): Promise<void> {
      const code = error instanceof ApiError ? error.code : null
      setRefused({ by: error instanceof ApiError ? error.by : null })
      // What failed now is something else than the conflict before.
      if (!item || (code !== 'conflict' && code !== 'not_found')) return setSaveConflict(null)
      isDiagnosing.current = true
      try {
        const theirs = await refetch(item.id)
        if (theirs) rebaseOnto(theirs, 'changed')
        else setSaveConflict('removed')
      } catch (refusal) {
        if (refusal instanceof ApiError && refusal.code === 'not_found') setSaveConflict('removed')
      } finally {
        isDiagnosing.current = false
      }
    },

    /** Gives up everything that is not saved; whoever calls it leads away. */
    abandon() {
      edits.discard()
      allowLeave()
    },

    /** What is on the screen belongs to no saved item any more: saving it makes a new one. */
    continueAsNew() {
      base.current = null
      setItem(null)
      setSaveConflict(null)
    },
  }
}
