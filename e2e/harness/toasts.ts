import type { Page } from 'playwright-core'

/** Waits for a short message at the corner of the screen that says all of this. */
export async function seeToast(page: Page, ...sentences: string[]): Promise<void> {
  let toasts = page.getByRole('region', { name: /^(Уведомления|Notifications)/ }).getByRole('listitem')
  for (const sentence of sentences) toasts = toasts.filter({ hasText: sentence })
  await toasts.first().waitFor()
}
