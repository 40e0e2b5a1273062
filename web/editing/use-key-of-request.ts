import { useRef } from 'react'

/** The same key for as long as the same is sent and did not arrive: a repetition after a lost connection counts once. */
export function useKeyOfRequest() {
  const last = useRef({ request: '', key: '' })
  const keyOf = (draft: object): string => {
    const request = JSON.stringify(draft)
    if (last.current.request !== request)
      last.current = { request, key: Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-') }
    return last.current.key
  }
  return Object.assign(keyOf, { forget: () => (last.current = { request: '', key: '' }) })
}
