import { type ReactNode, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { MadeApiKey } from './made-api-key.tsx'

/** Around the form that makes a key, which is shown on the one occasion there is. */
export function NewKeyDialog({
  isOpen,
  titles,
  onClose,
  withKey,
  children,
}: {
  isOpen: boolean
  titles: { create: string; made: string }
  onClose: () => void
  /** What can be done with the key as long as it is shown. */
  withKey?: ((key: string) => ReactNode) | undefined
  children: (onMade: (key: string) => void, onClose: () => void) => ReactNode
}) {
  const [made, setMade] = useState<string | null>(null)
  function close() {
    setMade(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={made === null ? titles.create : titles.made}
      className="max-w-lg"
    >
      {made === null ? (
        children(setMade, close)
      ) : (
        <MadeApiKey made={made} onDone={close}>
          {withKey?.(made)}
        </MadeApiKey>
      )}
    </Dialog>
  )
}
