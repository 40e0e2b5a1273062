import { expect, it } from 'vitest'
import { webhookDraftSchema } from './webhooks.ts'

const draft = (url: string) => ({ kind: 'standard', name: 'a', events: ['news.published'], url })

it('takes an address of the web, and nothing else', () => {
  for (const url of ['https://a', 'http://a.example/x?y#z', 'HTTPS://a.example:8443/'])
    expect([url, webhookDraftSchema.safeParse(draft(url)).success]).toEqual([url, true])
  for (const url of ['https://', 'https:///x', 'ftp://a', 'https://a b', 'javascript:alert(1)'])
    expect([url, webhookDraftSchema.safeParse(draft(url)).success]).toEqual([url, false])
})

it('refuses the longest body that the API takes in no time, however it is made', () => {
  for (const letter of ['.', '/', ' ', 'a']) {
    const url = `https://${letter.repeat(250_000)} x`
    const issues = webhookDraftSchema.safeParse(draft(url)).error?.issues
    expect(issues?.map(({ message }) => message)).toEqual(['tooLong'])
  }
})
