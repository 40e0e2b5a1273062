/** What every editor says of the fields in it. */

import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

export const editorTexts = defineTexts({
  ru: {
    restored: 'Восстановлены правки, которые не успели сохраниться',
    discard: 'Отбросить их',
    allSaved: 'Всё сохранено',
    /** Followed by a number and its form. */
    wrong: 'Исправьте',
    wrongForms: { one: 'поле', few: 'поля', many: 'полей', other: 'поля' } as PluralForms,
    /** Followed by the zone. */
    zone: 'Время по поясу',
    notSaved: 'Есть несохранённые правки',
    kept: 'Правки целы: они хранятся в этой вкладке.',
  },
  en: {
    restored: 'Changes that had not been saved were brought back',
    discard: 'Discard them',
    zone: 'In the time zone',
    allSaved: 'Everything is saved',
    wrong: 'Correct',
    wrongForms: { one: 'field', other: 'fields' },
    notSaved: 'There are unsaved changes',
    kept: 'Your changes are safe: they are kept in this tab.',
  },
})
