import { PencilLine, Plus, TicketPercent, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StaffCoupon } from '#shared/contract/shop/coupons.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponFacts } from './coupon-facts.tsx'
import { useRemoveCoupon } from './coupons.mutations.ts'
import { useCoupons } from './coupons.queries.ts'
import { couponsTexts } from './coupons.texts.ts'

/** What staff hand out so that orders cost less. */
export function CouponsPage() {
  const texts = useTexts(couponsTexts)
  const coupons = useCoupons()
  const [edited, setEdited] = useState<StaffCoupon | 'new' | null>(null)
  const [removing, setRemoving] = useState<StaffCoupon | null>(null)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useRemoveCoupon(), texts, {
    onClose: () => setRemoving(null),
    onRemoved: focusList,
  })
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </Button>
      </PanelHeading>
      <div ref={list} tabIndex={-1}>
        <Loaded query={coupons} loadFailed={texts.loadFailed}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon={<TicketPercent size={28} strokeWidth={1.5} aria-hidden="true" />}>
                {texts.empty}
              </EmptyState>
            ) : (
              <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
                {all.map((coupon) => (
                  <CouponRow
                    key={coupon.id}
                    coupon={coupon}
                    onEdit={() => setEdited(coupon)}
                    onRemove={() => setRemoving(coupon)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <CouponDialog
        isOpen={edited !== null}
        saved={edited === 'new' ? null : (coupons.data?.find(({ id }) => id === edited?.id) ?? edited)}
        onClose={() => setEdited(null)}
      />
      <RemoveDialog
        isOpen={removing !== null}
        title={texts.removeQuestion}
        onConfirm={() => removing && remove(removing.id, removing.code)}
        {...dialog}
      >
        <p className="font-mono font-medium">{removing?.code}</p>
        <p className="text-muted">{texts.removeDetail}</p>
      </RemoveDialog>
    </>
  )
}

function CouponRow({
  coupon,
  onEdit,
  onRemove,
}: {
  coupon: StaffCoupon
  onEdit: () => void
  onRemove: () => void
}) {
  const words = useTexts(wordsTexts)
  const { code } = coupon
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <CouponFacts coupon={coupon} />
      <div className="flex shrink-0 gap-1">
        <Button variant="outline" aria-label={`${words.edit}: ${code}`} onClick={onEdit}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="max-sm:sr-only">{words.edit}</span>
        </Button>
        <Button variant="ghost" size="icon" aria-label={`${words.remove}: ${code}`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
