/** What the editor of a release holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import {
  releaseChangeSchema,
  releaseDraftSchema,
  type StaffRelease,
} from '#shared/contract/games/launcher.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { KnownFile } from '#web/features/games/launcher/upload/file-upload.ts'
import type { UploadField } from './admin-launcher.mutations.ts'

const FIELDS = ['platform', 'channel', 'launcherVersion', 'notes_ru', 'notes_en'] as const

/** The fields as text; an upload is a `KnownFile` as JSON, so that a reload does not forget it, or empty. */
export type ReleaseFields = Readonly<Record<(typeof FIELDS)[number] | UploadField, string>>

/** What a button means: keep it from players, or show it to them; `save` leaves that as it is. */
const INTENTS = ['draft', 'publish', 'save'] as const

export function releaseFieldsOf(release: StaffRelease | null): ReleaseFields {
  return {
    platform: release?.platform ?? 'windows',
    channel: release?.channel ?? 'latest',
    launcherVersion: release?.launcherVersion ?? '',
    notes_ru: release?.notes_ru ?? '',
    notes_en: release?.notes_en ?? '',
    upload: '',
    updateUpload: '',
  }
}

export const platformIn = ({ platform }: ReleaseFields): Platform =>
  PLATFORMS.find((each) => each === platform) ?? 'windows'

/** The file that such a field remembers. */
export function knownFileIn(text: string): KnownFile | null {
  try {
    return text === '' ? null : (JSON.parse(text) as KnownFile)
  } catch {
    return null
  }
}

/** Stands in the field of a file that has not arrived yet: no key of an upload, so the rule for those refuses it. */
export const UNDER_WAY = '…'

const nullWhenEmpty = z.transform((text: unknown) => (text === '' ? null : text))
const { shape } = releaseDraftSchema
const intent = z.enum(INTENTS)

export const newReleaseFormSchema = z.object({
  intent,
  platform: shape.platform,
  channel: shape.channel,
  launcherVersion: shape.launcherVersion,
  notes_ru: shape.notes_ru,
  notes_en: shape.notes_en,
  upload: z.pipe(z.string().check(z.minLength(1, 'required' satisfies ValidationKey)), shape.upload),
  updateUpload: z.optional(z.pipe(nullWhenEmpty, z.nullable(shape.upload))),
})
export const releaseChangeFormSchema = z.object({
  intent,
  channel: releaseChangeSchema.shape.channel,
  launcherVersion: releaseChangeSchema.shape.launcherVersion,
  notes_ru: releaseChangeSchema.shape.notes_ru,
  notes_en: releaseChangeSchema.shape.notes_en,
})
