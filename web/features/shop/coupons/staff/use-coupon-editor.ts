import type { StaffCoupon } from '#shared/contract/shop/coupons.ts'
import { useRefetchItem } from '#web/editing/list-mutations.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { couponDraftOf, couponFieldsOf, couponFormSchema } from './coupon-form.ts'
import { useCreateCoupon, useUpdateCoupon } from './coupons.mutations.ts'
import { couponsQueries } from './coupons.queries.ts'
import { couponsTexts } from './coupons.texts.ts'

/** A coupon under the editor's hands. */
export function useCouponEditor({ saved, onSaved }: { saved: StaffCoupon | null; onSaved: () => void }) {
  const texts = useTexts(couponsTexts)
  const { mutateAsync: create } = useCreateCoupon()
  const { mutateAsync: update } = useUpdateCoupon()
  return useEditor({
    noun: 'coupon',
    saved,
    fieldsOf: couponFieldsOf,
    refetch: useRefetchItem(couponsQueries.list()),
    schema: () => couponFormSchema,
    send: (values, item, fields) => {
      const draft = couponDraftOf(values, fields)
      return item ? update({ id: item.id, version: item.version, ...draft }) : create(draft)
    },
    onSaved: () => {
      toast({ title: texts.saved })
      onSaved()
    },
    saveFailed: texts.saveFailed,
  })
}
export type CouponEditing = ReturnType<typeof useCouponEditor>
