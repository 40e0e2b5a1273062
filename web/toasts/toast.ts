/** Short messages at the corner of the screen. What shows them is loaded with the first one. */
export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Something happened that is neither a success nor a failure of whoever reads it. */
  isNews?: true
}

/** Whoever tells something, such as one form: an object of its own. */
export type ToastSource = object

type WaitingToast = Toast & { source: ToastSource | undefined }
type Listener = () => void

let waiting: WaitingToast[] = []
let withdrawn: ToastSource[] = []
let speaking: ToastSource | undefined
const listeners = new Set<Listener>()

/** Shows a message for four seconds; `destructive` is for what went wrong. */
export function toast(message: Toast): void {
  waiting = [...waiting, { ...message, source: speaking }]
  tellListeners()
}

/** What is said while `speak` runs comes from `source`, which can take it back. */
export function toastFrom(source: ToastSource, speak: () => void): void {
  speaking = source
  try {
    speak()
  } finally {
    speaking = undefined
  }
}

/** What a source said before is no longer true: it goes at once, seen or not. */
export function withdrawToasts(source: ToastSource): void {
  waiting = waiting.filter((message) => message.source !== source)
  withdrawn = [...withdrawn, source]
  tellListeners()
}

/** For the host alone: hands over the messages not shown yet, and whose earlier ones are to go first. */
export function takeToasts(): { withdrawn: ToastSource[]; messages: WaitingToast[] } {
  const taken = { withdrawn, messages: waiting }
  withdrawn = []
  if (taken.messages.length > 0) waiting = []
  return taken
}

export function hasToasts(): boolean {
  return waiting.length > 0
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellListeners(): void {
  for (const tell of listeners) tell()
}
