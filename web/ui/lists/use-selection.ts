import { useState } from 'react'

export type Selection<Id> = {
  selected: ReadonlySet<Id>
  select: (ids: readonly Id[], isSelected: boolean) => void
  clear: () => void
}

/** What is selected in a list, over its pages. */
export function useSelection<Id extends number | string = number>(): Selection<Id> {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set())
  return {
    selected,
    select(ids, isSelected) {
      setSelected((before) => {
        const after = new Set(before)
        for (const id of ids) isSelected ? after.add(id) : after.delete(id)
        return after
      })
    },
    clear: () => setSelected(new Set()),
  }
}
