/** What the editor of a maintenance window holds, and what it asks for before it is sent. Its times are this browser's own. */
import * as z from 'zod/mini'
import { MAINTENANCE_LENGTH_MAX_MS } from '#shared/constants/game-servers.ts'
import { maintenanceDraftSchema, type StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const say = (key: ValidationKey) => key
const { shape } = maintenanceDraftSchema

const localMomentSchema = z.pipe(
  z.string().check(
    z.minLength(1, say('required')),
    z.refine((text) => fromLocalMoment(text) !== null, say('invalid')),
  ),
  z.transform((text: string) => fromLocalMoment(text) ?? ''),
)

export type MaintenanceFields = Readonly<Record<'startsAt' | 'endsAt' | 'note_ru' | 'note_en', string>>

export function maintenanceFieldsOf(window: StaffMaintenanceWindow | null): MaintenanceFields {
  return {
    startsAt: window ? toLocalMoment(window.startsAt) : '',
    endsAt: window ? toLocalMoment(window.endsAt) : '',
    note_ru: window?.note_ru ?? '',
    note_en: window?.note_en ?? '',
  }
}

/** The rules that need no server, in the order it checks them. */
export const maintenanceFormSchema = z
  .object({
    startsAt: localMomentSchema,
    endsAt: localMomentSchema,
    note_ru: shape.note_ru,
    note_en: shape.note_en,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => endsAt > startsAt, {
      path: ['endsAt'],
      message: say('endsFirst'),
    }),
    z.refine(({ endsAt }) => Date.parse(endsAt) > Date.now(), {
      path: ['endsAt'],
      message: say('endIsOver'),
    }),
    z.refine(
      ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= MAINTENANCE_LENGTH_MAX_MS,
      { path: ['endsAt'], message: say('maintenanceTooLong') },
    ),
  )
