/** What the editor of the maintenance mode holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { PLACED_PARTS } from '#shared/closable-parts.ts'
import {
  type MaintenanceMode,
  type maintenanceModeChangeSchema,
  maintenanceModeSchema,
} from '#shared/contract/platform/maintenance-mode.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { fieldsOfSet, setIn, TICKED } from '#web/editing/set-fields.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const say = (key: ValidationKey) => key

export type MaintenanceFields = Readonly<Record<'isOn' | 'text_ru' | 'text_en' | 'until', string>> &
  Readonly<Record<`part:${string}`, string>>

export function maintenanceFieldsOf({
  isOn,
  state,
  text_ru,
  text_en,
  until,
  parts,
}: MaintenanceMode): MaintenanceFields {
  return {
    // What is over by the clock is as good as switched off.
    isOn: isOn && state === 'on' ? TICKED : '',
    text_ru: text_ru ?? '',
    text_en: text_en ?? '',
    until: until && state !== 'over' ? toLocalMoment(until) : '',
    ...fieldsOfSet('part', parts),
  }
}

const { shape } = maintenanceModeSchema

export const maintenanceFormSchema = z.object({
  text_ru: shape.text_ru,
  text_en: shape.text_en,
  until: z.string().check(z.refine((text) => text === '' || fromLocalMoment(text) !== null, say('invalid'))),
})

/** The parts that are ticked; none of them is the whole site. */
export const tickedParts = (fields: MaintenanceFields) => {
  const ticked = setIn('part', fields)
  return PLACED_PARTS.filter((part) => ticked.includes(part))
}

/** What is sent; an end only when it was chosen: the field knows no seconds. */
export function maintenanceChangeOf(
  { until, ...texts }: z.output<typeof maintenanceFormSchema>,
  fields: MaintenanceFields,
  saved: MaintenanceMode,
): z.input<typeof maintenanceModeChangeSchema> {
  const isSameEnd = saved.until !== null && until === toLocalMoment(saved.until)
  return {
    ...texts,
    isOn: fields.isOn === TICKED,
    parts: tickedParts(fields),
    ...(!isSameEnd && { until: until === '' ? null : fromLocalMoment(until) }),
  }
}
