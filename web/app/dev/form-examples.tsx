import { useState } from 'react'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { DayRange } from '#web/ui/lists/day-range.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SelectBox } from '#web/ui/table/select-box.tsx'
import { Example } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

/** What text goes into and what is chosen from, with every message they can carry. */
export function FormExamples() {
  const texts = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [isSelected, setSelected] = useState(true)
  const [days, setDays] = useState({ from: '', to: '' })
  return (
    <>
      <Example name="TextField">
        <TextField label={texts.name} hint={texts.nameHint} defaultValue="Ranger" />
        <TextField label={texts.name} error={texts.nameError} defaultValue="Ra" />
        <TextField label={texts.readOnly} defaultValue="Ranger" readOnly />
        <TextField label={texts.disabled} disabled />
      </Example>
      <Example name="PasswordField">
        <PasswordField label={texts.password} autoComplete="off" />
      </Example>
      <Example name="TextArea">
        <TextArea label={texts.report} rows={5} defaultValue={texts.reportSample} />
      </Example>
      <Example name="SelectField">
        <SelectField
          label={texts.difficulty}
          options={Object.entries(texts.difficulties).map(([value, label]) => ({ value, label }))}
        />
      </Example>
      <Example name="SearchField">
        <SearchField label={texts.search} hint={texts.searchHint} value={search} onSearch={setSearch} />
      </Example>
      <Example name="DayRange">
        <DayRange {...days} onChange={(day) => setDays({ ...days, ...day })} />
      </Example>
      <Example name="Checkbox">
        <Checkbox label={texts.remember} defaultChecked />
        <Checkbox label={texts.disabled} disabled />
      </Example>
      <Example name="SelectBox">
        <SelectBox label={texts.selectRow} isSelected={isSelected} onChange={setSelected} />
      </Example>
      <Example name="FormFailure">
        <FormFailure message={texts.failure} />
      </Example>
    </>
  )
}
