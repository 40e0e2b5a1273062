import { useState } from 'react'

/** Whether the image at `path` cannot be shown; `watch` goes onto its `img`. */
export function useFailedImage(path: string) {
  const [failedPath, setFailedPath] = useState<string | null>(null)
  const giveUp = () => setFailedPath(path)
  const watch = {
    onError: giveUp,
    // It may have failed before the page came alive, when nobody listened.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) giveUp()
    },
  }
  return { hasFailed: failedPath === path, watch }
}
