import { type FocusEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether somebody changed fields: each is remembered as it was when it first had the focus. What is searched for is nothing to lose. */
export function useFieldChanges() {
  const before = useRef(new Map<Field, string>())
  return {
    remember({ target }: FocusEvent) {
      if (isField(target) && !before.current.has(target)) before.current.set(target, contentOf(target))
    },
    areChanged: () =>
      [...before.current].some(([field, value]) => field.isConnected && contentOf(field) !== value),
  }
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type="search"]), textarea, select')
}

function contentOf(field: Field): string {
  return 'checked' in field && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : field.value
}
