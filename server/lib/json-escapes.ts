/** A character as JSON may also write it. */
export const toJsonEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON that means the same to whoever takes its bytes for letters of another table than UTF-8. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[\u007f-\uffff]/g, toJsonEscape)
