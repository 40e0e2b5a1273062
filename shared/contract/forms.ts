/** What travels where it is no JSON: bytes that are sent, files and streams of events that come back. */
import type * as z from 'zod/mini'

/** A body that is no JSON: a file or a piece of one, or what has to be read to the letter because it is signed. */
export type Bytes = { kind: 'bytes'; types: readonly string[]; maxBytes: number }

/** As much of a `Blob` as this room knows, which has no browser. */
export type BytesToSend = { readonly size: number; readonly type: string }

/** Declares a body that is no JSON. */
export function bytes(spec: Omit<Bytes, 'kind'>): Bytes {
  return { kind: 'bytes', ...spec }
}

/**
 * A reply that is no JSON: a file, stored or made while it is read, or a text in the form its reader wants, such as a feed.
 * With `ranges` a stored file can be asked for in parts (RFC 9110, section 14).
 */
export type FileReply = { kind: 'file'; types: readonly string[]; ranges: boolean }

/** Declares a reply that is no JSON. */
export function file(types: FileReply['types'], { ranges = false } = {}): FileReply {
  return { kind: 'file', types, ranges }
}

/** A reply of 303 without a body: it leads to a page that shows what came of it, so that reloading that does nothing again. */
export type SeeOther = { kind: 'see-other' }
export const seeOther: SeeOther = { kind: 'see-other' }

/** A reply that goes on: server-sent events, each kind with its schema. */
export type Events<Kinds extends Record<string, z.ZodMiniType> = Record<string, z.ZodMiniType>> = {
  kind: 'events'
  kinds: Kinds
}

/** One event of a stream, under the name of its kind. */
export type EventOf<R extends Events> = {
  [Kind in keyof R['kinds'] & string]: { kind: Kind; data: z.output<R['kinds'][Kind]> }
}[keyof R['kinds'] & string]

/** Declares a reply that goes on. */
export function events<const Kinds extends Record<string, z.ZodMiniType>>(kinds: Kinds): Events<Kinds> {
  return { kind: 'events', kinds }
}
