import { useEffect } from 'react'

/** Logs an error once, where the page itself goes on with something in its place. */
export function useLoggedError(sentence: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.error(sentence, error)
  }, [sentence, error])
}
