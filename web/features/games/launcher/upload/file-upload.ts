/** A file on its way to the server, piece by piece: a pause, a lost connection, an ended session or a reload only delay it. */
import { UPLOAD_PIECE_BYTES } from '#shared/constants/launcher.ts'
import type { LauncherUpload } from '#shared/contract/games/launcher-uploads.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createSpeedometer } from './speedometer.ts'
import { uploadKeyOf } from './upload-key.ts'

/** A proxy in front of the server may take less at a time than we send; below this it is not the proxy. */
const SMALLEST_PIECE_BYTES = 256 * 1024
/** Waited after the first failure in a row, the second, and so on; after all others as after the last. */
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
/** How often it is asked whether somebody has signed in again. */
const SIGN_IN_POLL_MS = 5_000

/** What a file needs of the server. Both throw `ApiError`, also when they are stopped. */
export type UploadServer = {
  /** How much of it has arrived. */
  find(key: string, signal: AbortSignal): Promise<LauncherUpload>
  send(
    key: string,
    piece: { bytes: Blob; start: number; total: number },
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<LauncherUpload>
}

/** What is known of a file after a reload, when the file itself has to be chosen again. */
export type KnownFile = { key: string; name: string; size: number }

/** Where an upload remembers its file over a reload. */
export type UploadMemory = { read: () => KnownFile | null; write: (file: KnownFile | null) => void }

export type UploadState = KnownFile & {
  /** Bytes on the server, and those on their way. */
  sent: number
  /**
   * `waiting` for the next try, `failed` until somebody tries again, `interrupted` until the same file is chosen again.
   */
  phase: 'sending' | 'paused' | 'waiting' | 'failed' | 'interrupted' | 'complete'
  /** Why it waits or failed; `unreadable` when the file was changed or taken away. */
  error: unknown
  /** Milliseconds since 1970; null unless it waits. */
  nextTryAt: number | null
  /** Null until it can be told. */
  bytesPerSecond: number | null
}

/** A place for one file at a time. It outlives the page, so that a file chosen once is still there after a login. */
export function createFileUpload(server: UploadServer, memory: UploadMemory) {
  let state: UploadState | null = null
  let file: File | null = null
  let stop = new AbortController()
  let wasLeft = false
  let tryNow = () => {}
  const listeners = new Set<() => void>()

  function put(next: UploadState | null) {
    state = next
    for (const tell of listeners) tell()
  }
  const show = (changes: Partial<UploadState>) => state && put({ ...state, ...changes })

  function halt(phase: UploadState['phase']) {
    stop.abort()
    show({ phase, error: null, nextTryAt: null, bytesPerSecond: null })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Sends a file from where it was left, also by an earlier visit. */
    start(next: File): void {
      const known = { key: uploadKeyOf(next), name: next.name, size: next.size }
      file = next
      begin(known)
      void run(next, known.key)
    },
    pause: () => halt('paused'),
    /** Goes on after a pause or a failure, and at once while it waits. */
    resume() {
      if (state?.phase === 'waiting') tryNow()
      else if (file && state && ['paused', 'failed'].includes(state.phase)) void run(file, state.key)
    },
    /** Forgets the file; what has arrived of it is the server's to clear away. */
    clear() {
      stop.abort()
      file = null
      memory.write(null)
      put(null)
    },
    /** The page is left: without it nothing goes on. */
    suspend() {
      wasLeft = state?.phase === 'sending' || state?.phase === 'waiting'
      if (wasLeft) halt('paused')
    },
    /** The page is back; after a reload with no more than what is remembered of the file. */
    restore() {
      const known = state ? null : memory.read()
      if (known) {
        begin(known)
        show({ phase: 'interrupted' })
        void look(known.key)
      } else if (wasLeft && file && state) void run(file, state.key)
      wasLeft = false
    },
    /** The server says that the file is not there as a whole. */
    recheck() {
      if (file && state) void run(file, state.key)
      else if (state) {
        show({ phase: 'interrupted', sent: 0 })
        void look(state.key)
      }
    },
  }

  function begin(known: KnownFile) {
    stop.abort()
    memory.write(known)
    put({ ...known, sent: 0, phase: 'sending', error: null, nextTryAt: null, bytesPerSecond: null })
  }

  /** Asks what has arrived of a file that is not at hand. A failure changes nothing: it has to be chosen again anyway. */
  async function look(key: string) {
    stop = new AbortController()
    const { signal } = stop
    const found = await server.find(key, signal).catch(() => null)
    if (!found || signal.aborted) return
    show({ sent: found.received, phase: found.isComplete ? 'complete' : 'interrupted' })
  }

  async function run(sending: File, key: string): Promise<void> {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    const speedometer = createSpeedometer()
    let pieceBytes = UPLOAD_PIECE_BYTES
    let failures = 0
    let arrived: number | null = null
    show({ phase: 'sending', error: null })

    const sendFrom = async (received: number) => {
      // What has arrived whole without being finished gets its last byte again: no piece is empty.
      const start = Math.min(received, sending.size - 1)
      const bytes = sending.slice(start, start + pieceBytes, 'application/octet-stream')
      const tell = (sent: number) => {
        if (signal.aborted) return
        show({ sent: start + sent, bytesPerSecond: speedometer.read(start + sent) })
      }
      const upload = await server.send(key, { bytes, start, total: sending.size }, tell, signal)
      failures = 0
      return upload
    }

    while (!signal.aborted) {
      try {
        const upload: LauncherUpload =
          arrived === null ? await server.find(key, signal) : await sendFrom(arrived)
        if (signal.aborted) return
        arrived = upload.received
        const phase = upload.isComplete ? 'complete' : 'sending'
        show({ phase, sent: arrived, error: null, nextTryAt: null })
        if (upload.isComplete) return
      } catch (error) {
        if (signal.aborted) return
        arrived = null
        speedometer.reset()
        if (codeOf(error) === 'body_too_large' && pieceBytes > SMALLEST_PIECE_BYTES) {
          pieceBytes /= 2
          continue
        }
        const reason = (await isReadable(sending)) ? error : 'unreadable'
        if (signal.aborted) return
        const pauseMs = pauseAfter(reason, failures)
        failures += 1
        if (pauseMs === null) return void show({ phase: 'failed', error: reason, bytesPerSecond: null })
        show({ phase: 'waiting', error, nextTryAt: Date.now() + pauseMs, bytesPerSecond: null })
        await untilNextTry(pauseMs, signal)
      }
    }
  }

  /** Ends early when somebody wants it to, when the network is back, and when the upload is stopped. */
  function untilNextTry(pauseMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, pauseMs)
      function end() {
        clearTimeout(timer)
        window.removeEventListener('online', end)
        signal.removeEventListener('abort', end)
        resolve()
      }
      tryNow = end
      window.addEventListener('online', end)
      signal.addEventListener('abort', end)
    })
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** How long to wait before the next try; null when trying again changes nothing. */
function pauseAfter(error: unknown, failures: number): number | null {
  const code = codeOf(error)
  if (code === 'not_signed_in') return SIGN_IN_POLL_MS
  const mayPass =
    code === 'network' || code === 'conflict' || code === 'too_many_requests' || code === 'internal'
  if (!mayPass && code !== 'unavailable') return null
  return BACK_OFF_MS[failures] ?? BACK_OFF_MS.at(-1) ?? null
}

/** A browser refuses to read a file that was changed or taken away since it was chosen, and calls that a network failure. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
