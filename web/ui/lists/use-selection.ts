import { useState } from 'react'

/** What is selected in a list, over its pages. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  return {
    selected,
    select(ids: readonly number[], isSelected: boolean) {
      setSelected((before) => {
        const after = new Set(before)
        for (const id of ids) isSelected ? after.add(id) : after.delete(id)
        return after
      })
    },
    clear: () => setSelected(new Set()),
  }
}
