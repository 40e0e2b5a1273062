/** The one door to the decoder of pictures: a small file can stand for a large picture, and several for all memory there is. */
import type { Sharp } from 'sharp'
import { AppError } from '#server/lib/app-error.ts'
import { createQueue } from '#server/lib/concurrency/queue.ts'

/** A photograph of any phone, of 96 MB once it is decoded. */
const PIXELS_MAX = 24_000_000
/** Each holds the bytes of its file meanwhile. */
const WAITING_MAX = 20

const inTurn = createQueue({
  atOnce: 1,
  waitingMax: WAITING_MAX,
  refuse: () => new AppError('too_many_requests'),
})
let loading: Promise<typeof import('sharp').default> | undefined

/** Beside what is decoded: many ask for pictures that are drawn, and staff shall not wait for them. */
const drawnInTurn = createQueue({
  atOnce: 1,
  waitingMax: WAITING_MAX,
  refuse: () => new AppError('too_many_requests'),
})

/** Opens a picture to be worked on. */
export type OpenPicture = (bytes: Buffer) => Sharp

/**
 * Does `work` on pictures, one piece of work at a time in this process.
 * @throws {AppError} `too_many_requests` when too many wait already
 */
export function withDecoder<T>(work: (open: OpenPicture) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const sharp = await load()
    return work((bytes) =>
      sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }),
    )
  })
}

/**
 * Draws SVG of our own making as PNG, one picture at a time in this process.
 * @throws {AppError} `too_many_requests` when too many wait already
 */
export function drawPng(svg: string): Promise<Buffer> {
  return drawnInTurn(async () => {
    const sharp = await load()
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer()
  })
}

/** With the first picture: the decoder is large, and most processes never need it. */
function load() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}
