/** Leads out to where a payment is made; whatever is no address of the web is not followed. */
export function openPayment(payUrl: string): void {
  const { protocol, href } = new URL(payUrl, window.location.href)
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(href)
}
