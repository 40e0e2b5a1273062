import {
  PRODUCT_CATEGORIES,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_TYPES,
  WORLDS,
} from '#shared/constants/shop/products.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ActionsEditor } from './actions-editor.tsx'
import { DeliveredProduct } from './delivered-product.tsx'
import { DryRun } from './dry-run.tsx'
import { FoldedFields } from './folded-fields.tsx'
import { productEditorTexts } from './product-editor.texts.ts'
import type { ProductField } from './product-form.ts'
import { useProductEditor } from './use-product-editor.ts'

/** The editor of one product; `saved` is null for a new one. What is asked of every product stands open, the rest folded. */
export function ProductEditor({
  saved,
  products,
  onCreated,
}: {
  saved: StaffProduct | null
  products: readonly StaffProduct[]
  onCreated: (id: number) => void
}) {
  const texts = useTexts(productEditorTexts)
  const { languages } = useSiteInfo()
  const editing = useProductEditor(saved, { products, onCreated })
  const { edits, form, item } = editing
  const errorOf = (field: ProductField | 'actions' | 'requiredIds') =>
    form.errors[field] ?? Object.entries(form.errors).find(([name]) => name.startsWith(`${field}.`))?.[1]
  const bind = (field: ProductField) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: errorOf(field),
  })
  const typed = (field: ProductField) => ({
    ...bind(field),
    onChange: ({ target }: { target: { value: string } }) => edits.set(field, target.value),
  })
  const ticked = (field: ProductField) => (
    <Checkbox
      label={texts.labels[field]}
      checked={edits.values[field] === TICKED}
      onChange={(event) => edits.set(field, event.target.checked ? TICKED : '')}
    />
  )
  const option = <Value extends string>(names: Readonly<Record<Value, string>>) => ({
    of: (values: readonly Value[]) => values.map((value) => ({ value, label: names[value] })),
  })
  const { onChange: onImage, ...image } = typed('imageUrl')
  return (
    <>
      <form {...form.formProps} className="max-w-5xl space-y-8">
        <EditNotices
          editing={editing}
          labels={{ ...texts.labels, actions: texts.actions }}
          inWords={(field) => (field === 'actions' ? texts.actionsChanged : undefined)}
          removed={{ title: texts.removedTitle, detail: texts.removedDetail, saveAsNew: texts.saveAsNew }}
        />
        <DeliveredProduct editing={editing} />
        {item?.isSample && <p className="text-sm text-muted">{texts.sample}</p>}
        <div className="space-y-3">
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
            {languages.map((language) => (
              <LanguageFieldset key={language} language={language}>
                <TextField {...typed(`name_${language}`)} maxLength={PRODUCT_NAME_MAX} />
                <TextArea
                  {...typed(`description_${language}`)}
                  rows={3}
                  maxLength={PRODUCT_DESCRIPTION_MAX}
                />
                <TextArea {...typed(`lines_${language}`)} rows={5} hint={texts.linesHint} />
              </LanguageFieldset>
            ))}
          </div>
          {languages.length > 1 && <p className="text-sm text-muted">{texts.languageHint}</p>}
        </div>
        <div className="grid items-start gap-5 border-t border-line pt-6 lg:grid-cols-2 lg:gap-6">
          <TextField
            {...typed('priceKopecks')}
            inputMode="decimal"
            autoComplete="off"
            hint={texts.priceHint}
          />
          <SelectField {...typed('category')} options={option(texts.categories).of(PRODUCT_CATEGORIES)} />
          <SelectField {...typed('type')} options={option(texts.types).of(PRODUCT_TYPES)} />
          {edits.values.type === 'server-specific' && (
            <SelectField
              {...typed('server')}
              options={[{ value: '', label: texts.notChosen }, ...option(texts.worlds).of(WORLDS)]}
            />
          )}
          <div className="lg:col-span-2">
            <ImageField {...image} onText={(value) => onImage({ target: { value } })} />
          </div>
          {ticked('isHidden')}
        </div>
        <FoldedFields editing={editing} products={products} typed={typed} ticked={ticked} errorOf={errorOf} />
        <ActionsEditor
          text={edits.values.actions}
          error={errorOf('actions')}
          onText={(text) => edits.set('actions', text)}
        />
        <SaveFailure editing={editing} />
        <EditorBar editing={editing} buttons={<SubmitButton form={form} />} />
      </form>
      <DryRun fields={edits.values} />
    </>
  )
}
