import { useRef, useState } from 'react'
import { MAIL_ENCRYPTIONS, MAIL_PORT_DIGITS } from '#shared/constants/mail/mail-server.ts'
import type { MailServer } from '#shared/contract/platform/mail-server.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useRefetchMailServer, useUpdateMailServer } from './mail-server.mutations.ts'
import { mailServerTexts } from './mail-server.texts.ts'
import {
  type MailServerFields,
  mailServerChangeOf,
  mailServerFieldsOf,
  mailServerFormSchema,
  portWith,
} from './mail-server-form.ts'
import { MailTrial } from './mail-trial.tsx'

/** The fields of the mail server; the password is held by its box alone, so that no tab keeps it. */
export function MailServerEditor({ saved }: { saved: MailServer }) {
  const texts = useTexts(mailServerTexts)
  const { mutateAsync } = useUpdateMailServer()
  const refetch = useRefetchMailServer()
  const password = useRef<HTMLInputElement>(null)
  const [isPasswordTyped, setPasswordTyped] = useState(false)
  const editing = useSingleEditor({
    noun: 'mail-server',
    saved,
    fieldsOf: mailServerFieldsOf,
    isTouched: () => isPasswordTyped,
    refetch,
    schema: mailServerFormSchema,
    extras: () => ({ password: password.current?.value ?? '' }),
    send: (values, { version }) => mutateAsync({ ...mailServerChangeOf(values, saved), version }),
    onSaved: () => {
      if (password.current) password.current.value = ''
      setPasswordTyped(false)
      toast({ title: texts.saved })
    },
    saveFailed: texts.saveFailed,
  })
  const { edits, form, item } = editing
  const [isServerLocked, isSenderLocked] = [isLocked(saved, 'SMTP_URL'), isLocked(saved, 'MAIL_FROM')]
  const bind = (name: keyof MailServerFields, disabled = isServerLocked) => ({
    name,
    disabled,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const { host, port, encryption, username, sender } = texts
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form {...form.formProps} className="space-y-6">
        <EditNotices
          editing={editing}
          labels={{ host, port, encryption, username, sender }}
          removed={{ title: texts.gone }}
        />
        <MailState server={item} />
        <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
          <TextField {...bind('host')} hint={texts.hostHint} inputMode="url" placeholder="smtp.example.org" />
          <TextField {...bind('port')} inputMode="numeric" maxLength={MAIL_PORT_DIGITS} />
        </div>
        <SelectField
          {...bind('encryption')}
          hint={edits.values.encryption === 'none' ? texts.unencryptedHint : undefined}
          options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: texts.encryptions[value] }))}
          onChange={({ target }) => {
            edits.set('encryption', target.value)
            edits.set('port', portWith(target.value, edits.values.port))
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind('username')} hint={texts.usernameHint} />
          <TextField
            ref={password}
            name="password"
            type="password"
            label={texts.password}
            hint={item.hasPassword ? texts.passwordKept : texts.passwordHint}
            error={form.errors.password}
            autoComplete="new-password"
            disabled={isServerLocked}
            onInput={({ currentTarget }) => setPasswordTyped(currentTarget.value !== '')}
          />
        </div>
        <TextField
          {...bind('sender', isSenderLocked)}
          hint={isSenderLocked ? texts.lockedSender : texts.senderHint}
          placeholder={saved.defaultSender}
          inputMode="email"
        />
        <SaveFailure editing={editing} />
        <EditorBar editing={editing} buttons={<SubmitButton form={form} />} />
      </form>
      <MailTrial
        read={() => {
          const written = { ...edits.values, password: password.current?.value ?? '' }
          return mailServerChangeOf({ ...written, port: Number(written.port) }, saved)
        }}
      />
    </div>
  )
}

const isLocked = ({ locked }: MailServer, variable: MailServer['locked'][number]) => locked.includes(variable)

/** Whether anybody receives letters as things stand. */
function MailState({ server }: { server: MailServer }) {
  const texts = useTexts(mailServerTexts)
  if (server.host === '')
    return (
      <Notice tone="warning" title={texts.asFiles}>
        <p>{texts.asFilesDetail}</p>
      </Notice>
    )
  return (
    <Notice title={`${texts.connected}${server.host}:${server.port}`}>
      {isLocked(server, 'SMTP_URL') && <p>{texts.lockedServer}</p>}
    </Notice>
  )
}
