import { useState } from 'react'
import * as z from 'zod/mini'
import { gameNameSchema } from '#shared/contract/games/bridge.ts'
import { deliveryByHandSchema } from '#shared/contract/games/deliveries.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useSendCommand } from './admin-deliveries.mutations.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'

const formSchema = z.object({
  gameServerId: z.string().check(z.minLength(1, 'required' satisfies ValidationKey)),
  player: z.pipe(z.string().check(z.trim()), gameNameSchema),
  command: deliveryByHandSchema.shape.command,
  online: z.optional(z.boolean()),
})

/** Asks for a command that nobody bought, and sends it. */
export function SendCommandDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminDeliveriesTexts).sending
  const servers = useGameServers().data ?? []
  const [gameServerId, setServer] = useState('')
  const { mutateAsync } = useSendCommand()
  const form = useForm({
    schema: formSchema,
    extras: () => ({ gameServerId }),
    submit: ({ gameServerId: id, player, command, online }) =>
      mutateAsync({
        gameServerId: Number(id),
        player: { name: player },
        command,
        requires: { online: online === true },
      }),
    onSuccess: () => {
      toast({ title: texts.sent })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.failed}
        onCancel={onClose}
        label={texts.submit}
        busyLabel={texts.busy}
        autoComplete="off"
      >
        <p className="text-pretty text-muted">{texts.lead}</p>
        <SelectField
          label={texts.server}
          value={gameServerId}
          onChange={({ target }) => setServer(target.value)}
          options={[
            { value: '', label: texts.choose },
            ...servers.map(({ id, name_server }) => ({ value: String(id), label: name_server })),
          ]}
          error={form.errors.gameServerId}
        />
        <TextField
          label={texts.player}
          name="player"
          required
          autoCapitalize="none"
          spellCheck={false}
          hint={texts.playerHint}
          error={form.errors.player ?? form.errors['player.name']}
        />
        <TextField
          label={texts.command}
          name="command"
          required
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          hint={texts.commandHint}
          error={form.errors.command}
        />
        <Checkbox name="online" label={texts.online} />
      </DialogForm>
    </Dialog>
  )
}
