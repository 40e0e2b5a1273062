import { useState } from 'react'
import * as z from 'zod/mini'
import { SEASON_NAME_MAX } from '#shared/constants/games/leaderboards.ts'
import { seasonDraftSchema } from '#shared/contract/games/seasons.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useCreateSeason } from './admin-seasons.mutations.ts'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { useStatisticsSettings } from './statistics-settings.queries.ts'

const { name_ru, name_en } = seasonDraftSchema.shape
const formSchemas = {
  ru: z.object({ name_ru }),
  en: z.object({ name_en }),
  both: z.object({ name_ru, name_en }),
}

/** Asks for a season, and announces it. */
export function SeasonDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminStatisticsTexts)
  const servers = useStatisticsSettings().data ?? []
  const [gameServerId, setServer] = useState('')
  const [moments, setMoments] = useState({ startsAt: '', endsAt: '' })
  const { mutateAsync } = useCreateSeason()
  const { languages } = useSiteInfo()
  const only = languages.length === 1 ? languages[0] : undefined
  const form = useForm<z.ZodMiniType<{ name_ru?: string; name_en?: string }>>({
    schema: formSchemas[only ?? 'both'],
    submit: ({ name_ru = '', name_en = name_ru }) =>
      mutateAsync({
        name_ru: name_ru || name_en,
        name_en,
        gameServerId: gameServerId === '' ? null : Number(gameServerId),
        startsAt: fromLocalMoment(moments.startsAt),
        endsAt: fromLocalMoment(moments.endsAt),
      }),
    onSuccess: () => {
      toast({ title: texts.added })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.addTitle} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.addFailed}
        onCancel={onClose}
        label={texts.add}
        busyLabel={texts.adding}
        autoComplete="off"
      >
        {languages.map((language) => (
          <TextField
            key={language}
            name={`name_${language}`}
            label={texts[`name_${language}`]}
            lang={language}
            required
            maxLength={SEASON_NAME_MAX}
            error={form.errors[`name_${language}`]}
          />
        ))}
        <SelectField
          label={texts.server}
          value={gameServerId}
          onChange={({ target }) => setServer(target.value)}
          options={[
            { value: '', label: texts.allServers },
            ...servers.map((server) => ({ value: String(server.gameServerId), label: server.gameServer })),
          ]}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <MomentField
              key={name}
              name={name}
              label={texts[name]}
              hint={texts.hints[name]}
              value={moments[name]}
              error={form.errors[name]}
              onChange={({ target }) => setMoments((before) => ({ ...before, [name]: target.value }))}
            />
          ))}
        </div>
      </DialogForm>
    </Dialog>
  )
}
