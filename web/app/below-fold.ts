/**
 * What stands below the first view (`below-fold` in main.css) is left out when a page is shown first: half of the time
 * that a phone needed for it went there. Until it is laid out it is as high as a guess.
 */

/** All of it, at once: before the page goes to a position, which would be elsewhere otherwise. */
export function layOutWhole(): void {
  document.documentElement.dataset.laidOut = ''
}

/** Part by part, whenever there is nothing else to do: nobody then meets a gap, and no tap waits. */
export function layOutWhenIdle(): void {
  // Safari has no such call, and nothing is left out there.
  if (!('requestIdleCallback' in window)) return
  requestIdleCallback(() => {
    const next = document.querySelector<HTMLElement>(
      ':root:not([data-laid-out]) .below-fold:not([data-laid-out])',
    )
    if (!next) return layOutWhole()
    next.dataset.laidOut = ''
    layOutWhenIdle()
  })
}
