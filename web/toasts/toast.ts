/** Short messages at the corner of the screen. What shows them is loaded with the first one. */
export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' }

type Listener = () => void

let waiting: Toast[] = []
const listeners = new Set<Listener>()

/** Shows a message for four seconds; `destructive` is for what went wrong. */
export function toast(message: Toast): void {
  waiting = [...waiting, message]
  for (const tell of listeners) tell()
}

/** For the host alone: hands over the messages not shown yet. */
export function takeToasts(): Toast[] {
  const taken = waiting
  if (taken.length > 0) waiting = []
  return taken
}

export function hasToasts(): boolean {
  return waiting.length > 0
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
