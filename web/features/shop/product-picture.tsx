import { classNames } from '#web/lib/class-names.ts'
import { Insignia } from '#web/ui/insignia.tsx'
import { CrateDrawing } from './crate-drawing.tsx'
import { SetDrawing } from './set-drawing.tsx'
import type { ProductId } from './shop.data.ts'

/** The drawing of a product on its plate; `className` sizes the plate. */
export function ProductPicture({ id, className }: { id: ProductId; className?: string }) {
  return (
    <div
      className={classNames(
        'flex items-center justify-center border border-line bg-sunken bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[16px_16px]',
        className,
      )}
    >
      <Drawing id={id} />
    </div>
  )
}

function Drawing({ id }: { id: ProductId }) {
  switch (id) {
    case 'recruit':
      return <Insignia chevrons={1} className="h-4/5 text-olive" />
    case 'veteran':
      return <Insignia chevrons={2} hasBar className="h-4/5 text-sand" />
    case 'elite':
      return <Insignia chevrons={3} hasBar hasStar className="h-4/5 text-signal" />
    case 'diamondSet':
      return <SetDrawing kind="diamonds" className="h-3/5" />
    case 'toolSet':
      return <SetDrawing kind="tools" className="h-3/5" />
    case 'redstoneSet':
      return <SetDrawing kind="redstone" className="h-1/2" />
    case 'donateCase':
      return <CrateDrawing kind="donate" className="h-4/5" />
    case 'legendaryCase':
      return <CrateDrawing kind="legendary" className="h-4/5" />
    case 'hardcoreCase':
      return <CrateDrawing kind="hardcore" className="h-4/5" />
  }
}
