import { type ComponentType, lazy } from 'react'

/** A part of the page whose code comes when it is shown; where that cannot be fetched, `Otherwise` stands there. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props>,
) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Otherwise }),
    ),
  )
}
