import { classNames } from '#web/lib/class-names.ts'

/** A picture of square pixels. Each row is a string, each character names a colour of the palette; a dot is nothing. */
export function PixelArt({
  rows,
  palette,
  className,
}: {
  rows: readonly string[]
  palette: Readonly<Record<string, string>>
  className?: string | undefined
}) {
  return (
    <svg
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {Object.entries(palette).map(([key, colour]) => (
        <path key={key} d={outline(rows, key)} fill={colour} />
      ))}
    </svg>
  )
}

function outline(rows: readonly string[], key: string): string {
  return rows
    .flatMap((row, y) => [...row].map((pixel, x) => (pixel === key ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
