import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('the addresses of one mailbox are one, those of another are not', () => {
  const own = mailboxOf('ranger@example.org')
  for (const address of ['Ranger@Example.org', 'ranger+1@example.org', 'ranger+a+b@example.org'])
    expect(mailboxOf(address)).toBe(own)
  for (const address of ['ranger@example.com', 'scout@example.org', 'ran.ger@example.org'])
    expect(mailboxOf(address)).not.toBe(own)
  expect(own).not.toContain('ranger')
})
