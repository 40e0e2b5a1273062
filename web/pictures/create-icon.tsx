/**
 * Takes the place of what lucide makes its icons with, in the built pages: the same drawing, without the code for colours,
 * contexts and names of classes that nobody here uses.
 */
import { type ComponentProps, createElement, type ElementType } from 'react'

type IconData = { node: readonly [ElementType, Record<string, string>][] }

type IconProps = ComponentProps<'svg'> & { size?: number }

export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...props,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    )
  }
}
