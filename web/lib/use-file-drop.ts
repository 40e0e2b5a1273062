import { type DragEvent, useState } from 'react'

/** Takes a file that is dragged onto something: `dropProps` go onto it, `isOver` is true while a file hangs above. */
export function useFileDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!carriesFile(event)) return
      event.preventDefault()
      take(event.dataTransfer.files[0])
    },
  }
  return { isOver, dropProps }
}
