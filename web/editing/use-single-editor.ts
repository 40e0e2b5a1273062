import type * as z from 'zod/mini'
import type { Fields } from './merge-edits.ts'
import { useEditor } from './use-editor.ts'

const ONLY = 1

type Only<Thing> = Thing & { id: number }
type EditorOptions<Thing extends { version: number }, F extends Fields, S extends z.ZodMiniType> = Parameters<
  typeof useEditor<Only<Thing>, F, S>
>[0]

/** `useEditor` for what there is one of: a switch, a schedule, the settings of something. */
export function useSingleEditor<
  Thing extends { version: number },
  F extends Fields,
  S extends z.ZodMiniType,
>({
  saved,
  fieldsOf,
  refetch,
  schema,
  send,
  ...others
}: Omit<EditorOptions<Thing, F, S>, 'saved' | 'fieldsOf' | 'refetch' | 'schema' | 'send'> & {
  saved: Thing
  fieldsOf: (thing: Thing) => F
  refetch: () => Promise<Thing>
  schema: S
  /** Saves it; `current` is what the edits stand on, whose version goes along. */
  send: (values: z.output<S>, current: Thing, fields: F) => Promise<Thing>
}) {
  const asItem = (thing: Thing): Only<Thing> => ({ ...thing, id: ONLY })
  const editing = useEditor<Only<Thing>, F, S>({
    ...others,
    saved: asItem(saved),
    fieldsOf: (item) => fieldsOf(item ?? saved),
    refetch: async () => asItem(await refetch()),
    schema: () => schema,
    send: async (values, item, fields) => asItem(await send(values, item ?? saved, fields)),
  })
  return { ...editing, item: editing.item ?? asItem(saved) }
}
