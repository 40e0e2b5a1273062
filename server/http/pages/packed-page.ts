import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What is sent in one encoding: names and values of the headers in turn, with a body and without. */
export type PackedBody = {
  body: Buffer
  etag: string
  headers: readonly string[]
  notModified: readonly string[]
}

/** A page ready to be written to the wire in each encoding, header by header. */
export type PackedPage = {
  status: number
  /** What it takes to keep it. */
  bytes: number
  bodies: Record<Encoding, PackedBody>
}

const brotliAside = promisify(brotliCompress)
const gzipAside = promisify(gzip)

/** The last eighth of the bytes costs sixty times the rest: 190 ms instead of 3 for a long page; and the next twelfth as much as the rest. */
const BROTLI_QUALITY = { full: constants.BROTLI_MAX_QUALITY, light: 4 }
/** A window is smaller than a power of two by so much (RFC 7932, 9.1). */
const BROTLI_WINDOW_GAP = 16
/**
 * What is packed in this thread, in 3 ms, and for gzip not before somebody asks for it, as browsers do not. In the threads aside
 * the memory that each packing takes anew costs four times what the packing does.
 */
const QUICK_BYTES = 256 * 1024
const GZIP_LEVEL = { full: constants.Z_BEST_COMPRESSION, light: 6 }

/**
 * As the binary logarithm, a window that holds the whole of so many bytes. By itself Brotli takes 4 MB for each document, and the
 * collector runs for memory that is not its own: without this, twice as long as React renders.
 */
const windowFor = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + BROTLI_WINDOW_GAP))),
  )

/** Compresses a document once: with full effort what is sent many times, lightly what anybody can ask for without end. */
export async function packPage(
  status: number,
  content: string | Buffer,
  baseHeaders: Record<string, string>,
  {
    effort,
    type = 'text/html; charset=utf-8',
    vary = 'Accept-Encoding, Cookie',
  }: { effort: keyof typeof BROTLI_QUALITY; type?: string; vary?: string },
): Promise<PackedPage> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const pack = (encoding: Encoding, body: Buffer): PackedBody => {
    const etag = `"${hash}-${encoding}"`
    const common = {
      ...baseHeaders,
      etag,
      'cache-control': 'no-cache',
      vary,
    }
    const full = {
      ...common,
      'content-type': type,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return { body, etag, headers: Object.entries(full).flat(), notModified: Object.entries(common).flat() }
  }
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
    },
  }
  const gzipOptions = { level: GZIP_LEVEL[effort] }
  const isQuick = effort === 'light' && identity.length <= QUICK_BYTES
  const [br, gzipped] = isQuick
    ? [brotliCompressSync(identity, brotliOptions), undefined]
    : await Promise.all([brotliAside(identity, brotliOptions), gzipAside(identity, gzipOptions)])
  let gzipBody = gzipped && pack('gzip', gzipped)
  return {
    status,
    // By gzip they are about as many as by Brotli.
    bytes: 2 * br.length + identity.length,
    bodies: {
      br: pack('br', br),
      get gzip() {
        gzipBody ??= pack('gzip', gzipSync(identity, gzipOptions))
        return gzipBody
      },
      identity: pack('identity', identity),
    },
  }
}
