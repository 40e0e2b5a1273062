import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { newUserSchema } from '#shared/contract/accounts/account-help.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { OWN_LANGUAGE_NAMES } from '#web/i18n/own-language-names.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useMakeUser } from './account-help.mutations.ts'
import { accountHelpTexts } from './account-help.texts.ts'

/** A password that is left empty is none. */
const formSchema = z.extend(newUserSchema, {
  password: z.pipe(
    z.transform((text: unknown) => (text === '' ? null : text)),
    newUserSchema.shape.password,
  ),
})

/** Makes an account for somebody, and leads to its page. */
export function MakeUserButton() {
  const texts = useTexts(accountHelpTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.make}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.make} className="max-w-lg">
        <MakeUserForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function MakeUserForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(accountHelpTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync } = useMakeUser()
  const form = useForm({
    schema: formSchema,
    submit: async (draft) => {
      const { id, username } = await mutateAsync(draft)
      toast({ title: texts.made, description: username })
      onClose()
      navigate(hrefOf(addresses.adminUser, { id }))
    },
  })
  return (
    <DialogForm
      form={form}
      failed={texts.makeFailed}
      onCancel={onClose}
      label={texts.make}
      busyLabel={texts.making}
    >
      <p className="text-muted">{texts.makeLead}</p>
      <TextField
        label={texts.username}
        name="username"
        required
        autoComplete="off"
        spellCheck={false}
        error={form.errors.username}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="off"
        error={form.errors.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={form.errors.password}
      />
      <SelectField
        label={texts.language}
        name="language"
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))}
        error={form.errors.language}
      />
    </DialogForm>
  )
}
