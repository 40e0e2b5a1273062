const SIGNS = ['pointerdown', 'keydown'] as const

/**
 * Prepares something at the first sign that somebody is there: what says that the network is down must not be fetched only
 * when it is. Gives the way to call that off.
 */
export function onFirstInteraction(prepare: () => void): () => void {
  const callOff = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin)
  }
  const begin = () => {
    callOff()
    prepare()
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true })
  return callOff
}
