/** What the editor of a release holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import {
  releaseChangeSchema,
  releaseDraftSchema,
  type StaffRelease,
} from '#shared/contract/games/launcher.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { UploadState } from '#web/features/games/launcher/upload/file-upload.ts'

const say = (key: ValidationKey) => key

const FIELDS = ['platform', 'channel', 'launcherVersion', 'notes_ru', 'notes_en'] as const

export type ReleaseFields = Readonly<Record<(typeof FIELDS)[number], string>>

/** What a button means: keep it from players, or show it to them; `save` leaves that as it is. */
const INTENTS = ['draft', 'publish', 'save'] as const

export function releaseFieldsOf(release: StaffRelease | null): ReleaseFields {
  return {
    platform: release?.platform ?? 'windows',
    channel: release?.channel ?? 'latest',
    launcherVersion: release?.launcherVersion ?? '',
    notes_ru: release?.notes_ru ?? '',
    notes_en: release?.notes_en ?? '',
  }
}

export const platformIn = ({ platform }: ReleaseFields): Platform =>
  PLATFORMS.find((each) => each === platform) ?? 'windows'

/** The key of a file that has arrived whole; null while none is chosen. */
const arrivedSchema = z.pipe(
  z
    .custom<UploadState | null | undefined>()
    .check(z.refine((state) => !state || state.phase === 'complete', say('uploadMissing'))),
  z.transform((state) => state?.key),
)
const { shape } = releaseDraftSchema
const intent = z.enum(INTENTS)

export const newReleaseFormSchema = z.object({
  intent,
  platform: shape.platform,
  channel: shape.channel,
  launcherVersion: shape.launcherVersion,
  notes_ru: shape.notes_ru,
  notes_en: shape.notes_en,
  upload: z.pipe(arrivedSchema, z.string(say('required'))),
  updateUpload: arrivedSchema,
})
export const releaseChangeFormSchema = z.object({
  intent,
  channel: releaseChangeSchema.shape.channel,
  launcherVersion: releaseChangeSchema.shape.launcherVersion,
  notes_ru: releaseChangeSchema.shape.notes_ru,
  notes_en: releaseChangeSchema.shape.notes_en,
})
