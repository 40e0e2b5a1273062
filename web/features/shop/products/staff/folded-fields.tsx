import { type ComponentProps, type ReactNode, useId } from 'react'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { nameOfField } from '#web/editing/name-of-field.ts'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { productEditorTexts } from './product-editor.texts.ts'
import { type ProductField, staffNameOf } from './product-form.ts'
import type { ProductEditing } from './use-product-editor.ts'

type Typed = (field: ProductField) => Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'error'> & {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** What few products need, by what it is about; open where something in it is wrong or was said. */
export function FoldedFields({
  editing: { edits, item },
  products,
  typed,
  ticked,
  errorOf,
}: {
  editing: ProductEditing
  products: readonly StaffProduct[]
  typed: Typed
  ticked: (field: ProductField) => ReactNode
  errorOf: (field: ProductField | 'requiredIds') => string | undefined
}) {
  const texts = useTexts(productEditorTexts)
  const { languages } = useSiteInfo()
  const { language } = useLanguage()
  const group = (title: string, fields: readonly ProductField[], children: ReactNode) => (
    <Folded title={title} isOpen={fields.some((field) => errorOf(field) !== undefined)}>
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-6">{children}</div>
    </Folded>
  )
  const words = useTexts(wordsTexts)
  const ladderListId = useId()
  /** Side by side with the same field of the other language. */
  const named = (field: ProductField) => ({ ...typed(field), label: nameOfField(field, texts.labels, words) })
  const others = products.filter(({ id }) => id !== item?.id)
  return (
    <div className="border-t border-line">
      {group(
        texts.groups.address,
        ['key'],
        <TextField {...typed('key')} spellCheck={false} autoComplete="off" hint={texts.keyHint} />,
      )}
      {group(
        texts.groups.facts,
        languages.flatMap((each) => [`facts_${each}`, `imageText_${each}`] as const),
        languages.map((each) => (
          <div key={each} lang={each} className="space-y-5">
            <TextArea {...named(`facts_${each}`)} rows={6} hint={texts.factsHint} />
            <TextField {...named(`imageText_${each}`)} />
          </div>
        )),
      )}
      {group(
        texts.groups.sale,
        ['salePriceKopecks', 'saleStartsAt', 'saleEndsAt'],
        <>
          <TextField
            {...typed('salePriceKopecks')}
            inputMode="decimal"
            autoComplete="off"
            hint={texts.priceHint}
          />
          <span className="max-lg:hidden" />
          <MomentField {...typed('saleStartsAt')} hint={texts.saleHint} />
          <MomentField {...typed('saleEndsAt')} hint={texts.saleHint} />
        </>,
      )}
      {group(
        texts.groups.limits,
        ['perPlayerMax', 'inAllMax', 'perPeriodMax', 'periodDays', 'stock', 'durationDays'],
        (['durationDays', 'stock', 'perPlayerMax', 'inAllMax', 'perPeriodMax', 'periodDays'] as const).map(
          (field) => (
            <TextField
              key={field}
              {...typed(field)}
              inputMode="numeric"
              autoComplete="off"
              hint={texts.hints[field]}
            />
          ),
        ),
      )}
      {group(
        texts.groups.terms,
        ['ladder', 'ladderTier'],
        <>
          <div>
            <TextField
              {...typed('ladder')}
              list={ladderListId}
              spellCheck={false}
              autoComplete="off"
              hint={texts.ladderHint}
            />
            <datalist id={ladderListId}>
              {[...new Set(others.flatMap(({ ladder }) => ladder ?? []))].map((ladder) => (
                <option key={ladder} value={ladder} />
              ))}
            </datalist>
          </div>
          <TextField {...typed('ladderTier')} inputMode="numeric" autoComplete="off" hint={texts.tierHint} />
          <div>
            {ticked('paysDifference')}
            {ticked('isAdultsOnly')}
            {ticked('isAgainstGameRules')}
          </div>
          {others.length > 0 && (
            <fieldset>
              <legend className="mb-2 text-sm font-medium">{texts.required}</legend>
              {others.map((other) => (
                <Checkbox
                  key={other.id}
                  label={staffNameOf(other, language)}
                  checked={edits.values[`required:${other.id}`] === TICKED}
                  onChange={(event) => edits.set(`required:${other.id}`, event.target.checked ? TICKED : '')}
                />
              ))}
              {errorOf('requiredIds') && (
                <p role="alert" className="mt-2 text-sm text-alarm">
                  {errorOf('requiredIds')}
                </p>
              )}
            </fieldset>
          )}
        </>,
      )}
      {edits.values.category === 'cases' &&
        group(
          texts.groups.odds,
          ['odds'],
          <div className="lg:col-span-2">
            <TextArea {...typed('odds')} rows={8} spellCheck={false} hint={texts.oddsHint} />
          </div>,
        )}
    </div>
  )
}
