import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'

/** Its code comes when somebody wants a widget, which few do. */
export const LateWidgetCode = lazyWithFallback(
  () => import('./widget-code.tsx').then((module) => module.WidgetCode),
  () => null,
)
