import { expect, test } from 'vitest'
import { secretOf, signMessage } from './sign-message.ts'

test('a message is signed as the specification of Standard Webhooks has it', () => {
  // The example of standardwebhooks.com and of the verifying libraries.
  const headers = signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_999,
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a secret is told in base64 behind its mark', () => {
  expect(secretOf(Buffer.alloc(32, 7))).toBe(`whsec_${Buffer.alloc(32, 7).toString('base64')}`)
})
