/** What a check found. */
export type Finding = {
  check: string
  /** A fault keeps the site from working as it should; a note is for whoever decides. */
  state: 'well' | 'note' | 'fault'
  says: string
  /** What to do about it. */
  remedy?: string
}

export const well = (check: string, says: string): Finding => ({ check, state: 'well', says })
export const note = (check: string, says: string, remedy: string): Finding => ({
  check,
  state: 'note',
  says,
  remedy,
})
export const fault = (check: string, says: string, remedy: string): Finding => ({
  check,
  state: 'fault',
  says,
  remedy,
})
