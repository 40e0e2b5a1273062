/** Told to a field before it gets the focus: whatever hides it, such as another view in its place, gives way. */
export const REVEAL = 'reveal-field'

const FOCUSABLE = 'input:not([type=hidden]):not(:disabled),textarea,select,button:not(:disabled)'

/** Leads to what is wrong in a form: to the first field that is named, else to what is said of one. */
export function revealWrong(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const named = Array.from(form.elements).find(
    (element): element is HTMLInputElement => 'name' in element && String(element.name) in errors,
  )
  const field = named ?? form.querySelector<HTMLElement>('[aria-invalid],p[role=alert]')
  if (field) revealField(field)
}

/** Opens what is folded around a field, brings it into the middle of the screen and gives it the focus. */
export function revealField(field: HTMLElement): void {
  for (let fold = closedFold(field); fold; fold = closedFold(field)) fold.open = true
  field.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
  const target = field.matches(FOCUSABLE) ? field : field.parentElement?.querySelector<HTMLElement>(FOCUSABLE)
  if (!target) return
  approach(target)
  // What another view hid is there with the next frame.
  if (document.activeElement !== target) requestAnimationFrame(() => approach(target))
}

function approach(target: HTMLElement) {
  target.focus({ preventScroll: true })
  target.scrollIntoView?.({ block: 'center' })
}

const closedFold = (field: HTMLElement) => field.closest<HTMLDetailsElement>('details:not([open])')
