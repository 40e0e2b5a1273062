import { MENUS } from '#shared/constants/site.ts'
import type { Site } from '#shared/contract/platform/site.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { PreviewedEditorFoot, SitePreview } from '#web/features/platform/site/staff/site-preview.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { adminMenusTexts } from './admin-menus.texts.ts'
import { MenuField } from './menu-field.tsx'
import { rowsIn } from './menus-form.ts'
import { useMenusEditor } from './use-menus-editor.ts'

/** Both menus, in one form. */
export function MenusEditor({ saved }: { saved: Site }) {
  const texts = useTexts(adminMenusTexts)
  const { language } = useLanguage()
  const editing = useMenusEditor(saved)
  const { edits, form } = editing
  /** An entry a line, those below it set in. */
  const inWords = (text: string) =>
    rowsIn(text)
      .flatMap((row) =>
        [row, ...row.items].map((each) => `${each === row ? '' : '    '}${each[`text_${language}`]}`),
      )
      .join('\n')
  return (
    <>
      <form {...form.formProps} className="max-w-4xl space-y-10">
        <EditNotices
          editing={editing}
          labels={{ 'menus.header': texts.header, 'menus.footer': texts.footer }}
          inWords={(_, text) => inWords(text)}
          removed={{ title: texts.gone }}
        />
        {MENUS.map((name) => (
          <MenuField
            key={name}
            menu={name}
            text={edits.values[`menus.${name}`]}
            onText={(text) => edits.set(`menus.${name}`, text)}
            errors={form.errors}
          />
        ))}
        <PreviewedEditorFoot editing={editing} />
      </form>
      <SitePreview preview={editing.preview} />
    </>
  )
}
