import { COUPON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffCoupon } from '#shared/contract/shop/coupons.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useStaffProducts } from '#web/features/shop/products/staff/admin-products.queries.ts'
import { staffNameOf } from '#web/features/shop/products/staff/product-form.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { couponsTexts } from './coupons.texts.ts'
import { type CouponEditing, useCouponEditor } from './use-coupon-editor.ts'

type Opened = { saved: StaffCoupon | null; onClose: () => void }

/** Makes a coupon when `saved` is null, else changes that one. */
export function CouponDialog({ isOpen, ...opened }: Opened & { isOpen: boolean }) {
  return isOpen && <OpenCouponDialog {...opened} />
}

function OpenCouponDialog({ saved, onClose }: Opened) {
  const texts = useTexts(couponsTexts)
  const editing = useCouponEditor({ saved, onSaved: onClose })
  const { edits, form } = editing
  const bind = (name: 'code' | 'value' | 'startsAt' | 'endsAt' | 'usesMax' | 'usesEachMax') => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const folded = ['startsAt', 'endsAt', 'usesMax', 'usesEachMax'] as const
  return (
    <EditorDialog editing={editing} title={saved ? texts.editTitle : texts.createTitle} onClose={onClose}>
      <CouponNotices editing={editing} />
      <TextField
        {...bind('code')}
        required
        maxLength={COUPON_MAX}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 items-start gap-5">
        <SelectField
          name="kind"
          label={texts.kind}
          value={edits.values.kind}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={(event) => edits.set('kind', event.target.value)}
        />
        <TextField
          {...bind('value')}
          error={form.errors.value ?? form.errors.percent ?? form.errors.amountKopecks}
          required
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className="border-t border-line">
        <Folded title={texts.more} isOpen={folded.some((name) => form.errors[name] !== undefined)}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <MomentField {...bind('startsAt')} />
            <MomentField {...bind('endsAt')} />
            <TextField {...bind('usesMax')} inputMode="numeric" autoComplete="off" hint={texts.anyNumber} />
            <TextField
              {...bind('usesEachMax')}
              inputMode="numeric"
              autoComplete="off"
              hint={texts.anyNumber}
            />
          </div>
          <ForProducts editing={editing} />
        </Folded>
      </div>
      <Checkbox
        label={texts.isOff}
        checked={edits.values.isOff === TICKED}
        onChange={(event) => edits.set('isOff', event.target.checked ? TICKED : '')}
      />
    </EditorDialog>
  )
}

function CouponNotices({ editing }: { editing: CouponEditing }) {
  const texts = useTexts(couponsTexts)
  const { language } = useLanguage()
  const { data: products = [] } = useStaffProducts()
  const names = products.map((product) => [`product:${product.id}`, staffNameOf(product, language)])
  return (
    <EditNotices
      editing={editing}
      labels={{ ...texts, ...Object.fromEntries(names) }}
      inWords={(field, text) => {
        if (text === 'percent' || text === 'amount') return texts[text]
        const moment = field === 'startsAt' || field === 'endsAt' ? fromLocalMoment(text) : null
        return moment === null ? undefined : formatDate(moment, 'date-time', language, zoneOfFields())
      }}
      removed={{ title: texts.goneMeanwhile, saveAsNew: texts.saveAsNew }}
    />
  )
}

function ForProducts({ editing: { edits, form } }: { editing: CouponEditing }) {
  const texts = useTexts(couponsTexts)
  const { language } = useLanguage()
  const { data: products = [] } = useStaffProducts()
  if (products.length === 0) return null
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-medium">{texts.products}</legend>
      <p className="mb-2 text-sm text-muted">{texts.productsHint}</p>
      {products.map((product) => (
        <Checkbox
          key={product.id}
          label={staffNameOf(product, language)}
          checked={edits.values[`product:${product.id}`] === TICKED}
          onChange={(event) => edits.set(`product:${product.id}`, event.target.checked ? TICKED : '')}
        />
      ))}
      {form.errors.productIds && (
        <p role="alert" className="mt-2 text-sm text-alarm">
          {form.errors.productIds}
        </p>
      )}
    </fieldset>
  )
}
