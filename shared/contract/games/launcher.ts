/** Releases of the launcher: what players download, what updaters read, what staff publish. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { CHANNELS, PLATFORMS, RELEASE_NOTES_MAX, RELEASE_VERSION_MAX } from '#shared/constants/launcher.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

/** A version as Semantic Versioning 2.0 writes it, without build metadata: updaters ignore that, so it tells nothing apart. */
const SEMANTIC_VERSION =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-(0|[1-9]\d{0,8}|\d*[a-zA-Z-][\da-zA-Z-]*)(\.(0|[1-9]\d{0,8}|\d*[a-zA-Z-][\da-zA-Z-]*))*)?$/
const launcherVersionSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(RELEASE_VERSION_MAX, 'tooLong' satisfies ValidationKey),
    z.regex(SEMANTIC_VERSION, 'launcherVersion' satisfies ValidationKey),
  )

const launcherFileSchema = z.object({
  /** What the browser saves it as. */
  name: z.string(),
  /** Where it is, from the root of this site. */
  url: z.string(),
  /** In bytes. */
  size: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
})
export type LauncherFile = z.infer<typeof launcherFileSchema>

const release = {
  platform: z.enum(PLATFORMS),
  notes_ru: z.string(),
  notes_en: z.string(),
  file: launcherFileSchema,
  /** The ZIP archive that updates an installed launcher; macOS needs one beside the disk image. */
  updatePackage: z.nullable(launcherFileSchema),
}

export const releaseSchema = z.object({
  ...release,
  /** In which languages the notes were written; the other one holds the same words. */
  languages: z.array(z.enum(LANGUAGES)),
  /** The newest of its platform is `latest`; a later one moves it to the `archive`. */
  channel: z.enum(CHANNELS),
  version: z.string(),
  date: z.iso.datetime(),
})
export type Release = z.infer<typeof releaseSchema>

export const staffReleaseSchema = z.object({
  ...release,
  id: z.int(),
  /** The channel that staff chose. */
  channel: z.enum(CHANNELS),
  /** Where players see it now; null until it is published. */
  shownIn: z.nullable(z.enum(CHANNELS)),
  launcherVersion: z.string(),
  isPublished: z.boolean(),
  /** When it was published last; before that, when it was uploaded. */
  date: z.iso.datetime(),
  /** How often its file was downloaded to the end. */
  downloads: z.int(),
  version: z.int(),
})
export type StaffRelease = z.infer<typeof staffReleaseSchema>

const notes = unfinishedTextSchema(RELEASE_NOTES_MAX)

/** The key under which a file was uploaded; its owner chooses it, so that an upload can go on after an interruption. */
export const uploadKeySchema = z
  .string()
  .check(z.regex(/^[\w.-]{8,64}$/, 'uploadMissing' satisfies ValidationKey))

export const releaseDraftSchema = z.object({
  platform: z.enum(PLATFORMS),
  channel: z._default(z.enum(CHANNELS), 'latest'),
  launcherVersion: launcherVersionSchema,
  notes_ru: z._default(notes, ''),
  notes_en: z._default(notes, ''),
  isPublished: z._default(z.boolean(), false),
  upload: uploadKeySchema,
  updateUpload: z.optional(z.nullable(uploadKeySchema)),
})
export type ReleaseDraft = z.infer<typeof releaseDraftSchema>

/** A file never changes under its version: players have checked its sum. The version can be corrected until it is published. */
export const releaseChangeSchema = z.object({
  channel: z.optional(z.enum(CHANNELS)),
  launcherVersion: z.optional(launcherVersionSchema),
  notes_ru: z.optional(notes),
  notes_en: z.optional(notes),
  isPublished: z.optional(z.boolean()),
  version: z.optional(versionSchema),
})
export type ReleaseChange = z.infer<typeof releaseChangeSchema>

export const launcherEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/launcher/releases.json',
    summary: 'Published releases of the launcher for every platform, the newest version first.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'launcher',
    reply: z.object({ data: z.array(releaseSchema) }),
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/launcher/releases',
    summary: 'Every release, unpublished ones too, the newest version first.',
    access: 'manage_launcher',
    scope: 'launcher',
    reply: z.object({ data: z.array(staffReleaseSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/launcher/releases',
    summary: 'Makes a release of a file uploaded before.',
    access: 'manage_launcher',
    scope: 'launcher',
    errors: ['release_exists'],
    status: 201,
    body: releaseDraftSchema,
    reply: staffReleaseSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/launcher/releases/:id',
    summary: 'Changes the fields given, publishes or takes back; a stale version is a conflict.',
    access: 'manage_launcher',
    scope: 'launcher',
    errors: ['release_exists', 'release_published'],
    params: idParams,
    body: releaseChangeSchema,
    reply: staffReleaseSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/launcher/releases/:id',
    summary: 'Deletes a release that is not published, and its files, for good.',
    access: 'manage_launcher',
    scope: 'launcher',
    errors: ['release_published'],
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
