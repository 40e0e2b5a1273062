/** Where published files and pictures lie: in the data folder, or in S3-compatible storage that several machines share. */
import type { Readable } from 'node:stream'

/** `at`: when it came, by the clock of where it lies. */
export type StoredFacts = { bytes: number; at: number }
/** The first and last byte that are wanted. */
export type ByteRange = { first: number; last: number }

/**
 * Files by names such as `uploads/0a1b.webp`, the same wherever they lie. What fails is an {AppError}: `storage_full` where there is
 * no room, `unavailable` where the storage is away or refuses us, its cause saying why.
 */
export type Storage = {
  kind: 'disk' | 's3'
  /** It lies there for good, whole, once this resolves. */
  put(name: string, bytes: Buffer): Promise<void>
  /** The file at `path`; what arrives has this SHA-256 (hexadecimal), or nothing arrives. */
  putFile(name: string, path: string, sha256: string): Promise<void>
  /** Null where there is none. */
  find(name: string): Promise<StoredFacts | null>
  read(name: string): Promise<Buffer>
  /** Null where there is none. */
  open(name: string, range?: ByteRange): Promise<Readable | null>
  /** All whose names begin so. */
  list(prefix: string): Promise<({ name: string } & StoredFacts)[]>
  /** Also where there is none. */
  remove(name: string): Promise<void>
  /** Removes what the end of a process left half written a day ago. */
  removeUnfinished(prefix: string): Promise<void>
  /** Throws where it does not answer. */
  assertReady(): Promise<void>
}
