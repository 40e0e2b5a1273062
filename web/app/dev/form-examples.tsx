import { useState } from 'react'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Specimen } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

/** What text goes into and what is chosen from, with every message they can carry. */
export function FormSpecimens() {
  const texts = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  return (
    <>
      <Specimen name="TextField">
        <TextField label={texts.name} hint={texts.nameHint} defaultValue="Ranger" />
        <TextField label={texts.name} error={texts.nameError} defaultValue="Ra" />
        <TextField label={texts.readOnly} defaultValue="Ranger" readOnly />
        <TextField label={texts.disabled} disabled />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField label={texts.password} autoComplete="off" />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label={texts.report} rows={5} defaultValue={texts.reportSample} />
      </Specimen>
      <Specimen name="SelectField">
        <SelectField
          label={texts.difficulty}
          options={Object.entries(texts.difficulties).map(([value, label]) => ({ value, label }))}
        />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField label={texts.search} hint={texts.searchHint} value={search} onSearch={setSearch} />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label={texts.remember} defaultChecked />
        <Checkbox label={texts.disabled} disabled />
      </Specimen>
      <Specimen name="FormFailure">
        <FormFailure message={texts.failure} />
      </Specimen>
    </>
  )
}
