import { classNames } from '#web/lib/class-names.ts'

/**
 * A picture of square pixels. Each row is a string, each character names a colour of the palette; a dot is nothing.
 * `depth` gives the pixels a darker side of that many units, to the right and below.
 */
export function PixelArt({
  rows,
  palette,
  depth = 0,
  className,
}: {
  rows: readonly string[]
  palette: Readonly<Record<string, string>>
  depth?: number
  className?: string | undefined
}) {
  const width = (rows[0]?.length ?? 0) + depth
  const height = rows.length + depth
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {depth > 0 && (
        <path
          d={outline(rows, () => true)}
          transform={`translate(${depth} ${depth})`}
          className="fill-sunken"
        />
      )}
      {Object.entries(palette).map(([key, colour]) => (
        <path key={key} d={outline(rows, (pixel) => pixel === key)} fill={colour} />
      ))}
    </svg>
  )
}

function outline(rows: readonly string[], isDrawn: (pixel: string) => boolean): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((pixel, x) => (pixel !== '.' && isDrawn(pixel) ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('')
}
