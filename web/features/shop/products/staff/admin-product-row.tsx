import { Copy, Eye, EyeOff, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { DeliveredMark } from '#web/editing/delivered/delivered-notice.tsx'
import { MoveButtons } from '#web/editing/ordering/move-buttons.tsx'
import type { Steps } from '#web/editing/ordering/use-ordering.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useDoubleProduct, useRemoveProduct, useUpdateProduct } from './admin-products.mutations.ts'
import { adminProductsTexts } from './admin-products.texts.ts'
import { staffNameOf } from './product-form.ts'

/** One product of the list: its place, what it is called and costs, and what can be done with it. */
export function AdminProductRow({
  product,
  isFirst,
  isLast,
  onMove,
  onRemoved,
}: {
  product: StaffProduct
  isFirst: boolean
  isLast: boolean
  onMove: (steps: Steps, button: HTMLButtonElement) => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminProductsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const update = useUpdateProduct()
  const double = useDoubleProduct()
  const remove = useRemoveProduct()
  const { id, version, isHidden, notForSale, priceKopecks } = product
  const name = staffNameOf(product, language)
  const address = hrefOf(addresses.adminProduct, { id })
  const onError = (error: unknown) => toastFailure(texts.changeFailed, error)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2">
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-first max-sm:basis-full sm:flex-1 sm:basis-48">
        <Link to={address} className="min-w-0 py-1 font-medium hover:text-signal">
          {name}
        </Link>
        <span className="font-mono text-sm text-muted">{formatKopecks(priceKopecks, language)}</span>
        {isHidden && <Badge>{texts.hidden}</Badge>}
        {product.delivered && <DeliveredMark />}
        {notForSale && <Badge tone="maintenance">{texts.notForSale[notForSale]}</Badge>}
      </div>
      <div className="ml-auto flex flex-wrap gap-1 sm:ml-4">
        <ButtonLink to={address} variant="outline" aria-label={`${words.edit}: ${name}`}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="max-sm:sr-only">{words.edit}</span>
        </ButtonLink>
        <RowButton
          label={`${isHidden ? texts.show : texts.hide}: ${name}`}
          Icon={isHidden ? Eye : EyeOff}
          isBusy={update.isPending}
          onPress={() => update.mutate({ id, version, isHidden: !isHidden }, { onError })}
        />
        <RowButton
          label={`${texts.double}: ${name}`}
          Icon={Copy}
          isBusy={double.isPending}
          onPress={() => double.mutate(id, { onSuccess: () => toast({ title: texts.doubled }), onError })}
        />
        <RowButton
          label={`${words.remove}: ${name}`}
          Icon={Trash2}
          isBusy={remove.isPending}
          onPress={() =>
            remove.mutate(id, {
              onSuccess: onRemoved,
              onError: (error) => toastFailure(texts.removeFailed, error),
            })
          }
        />
      </div>
    </li>
  )
}

/** One press is one call: a second one while it is on its way, or of a double click, is none. */
function RowButton({
  label,
  Icon,
  isBusy,
  onPress,
}: {
  label: string
  Icon: LucideIcon
  isBusy: boolean
  onPress: () => void
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={({ detail }: MouseEvent) => {
        if (!isBusy && detail < 2) onPress()
      }}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
    </Button>
  )
}
