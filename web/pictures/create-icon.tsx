/**
 * Takes the place of what lucide makes its icons with, in the built pages: the same drawing, without the code for colours,
 * contexts and names of classes that nobody here uses.
 */
import type { ComponentProps, ElementType } from 'react'

type IconData = { node: readonly [ElementType, { key: string } & Record<string, string>][] }

type IconProps = ComponentProps<'svg'> & { size?: number }

export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...props }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {node.map(([Shape, { key, ...attributes }]) => (
          <Shape key={key} {...attributes} />
        ))}
      </svg>
    )
  }
}
