import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Selection } from '#web/ui/lists/use-selection.ts'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { SelectBox } from '#web/ui/table/select-box.tsx'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'
import { AdminDeliveryRow } from './admin-delivery-row.tsx'
import { decisionsAbout } from './delivery-decisions.ts'

/** One page of commands. On phones everything about one stands in one column; what is settled cannot be selected. */
export function AdminDeliveryTable({
  deliveries,
  selection: { selected, select },
}: {
  deliveries: readonly Delivery[]
  selection: Selection<string>
}) {
  const texts = useTexts(adminDeliveriesTexts)
  const open = deliveries.filter((each) => decisionsAbout(each).length > 0).map(({ id }) => id)
  return (
    <PanelTable
      caption={texts.title}
      head={
        <>
          <HeadCell className="w-11 p-0!">
            {open.length > 0 && (
              <SelectBox
                label={texts.selectAll}
                isSelected={open.every((id) => selected.has(id))}
                onChange={(isSelected) => select(open, isSelected)}
              />
            )}
          </HeadCell>
          <HeadCell className="w-34 max-md:hidden">{texts.state}</HeadCell>
          <HeadCell>{texts.sending.command}</HeadCell>
          <HeadCell className="w-44 max-md:hidden">{texts.player}</HeadCell>
          <HeadCell className="w-26 max-md:hidden">{texts.order}</HeadCell>
          <HeadCell className="w-34 max-lg:hidden">{texts.when}</HeadCell>
          <HeadCell className="w-11 md:w-34">
            <span className="sr-only">{texts.acts}</span>
          </HeadCell>
        </>
      }
    >
      {deliveries.map((delivery) => (
        <AdminDeliveryRow
          key={delivery.id}
          delivery={delivery}
          isSelected={selected.has(delivery.id)}
          onSelect={(isSelected) => select([delivery.id], isSelected)}
        />
      ))}
    </PanelTable>
  )
}
