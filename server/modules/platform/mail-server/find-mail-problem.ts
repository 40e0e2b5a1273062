import type { MailTrialResult } from '#shared/contract/platform/mail-server.ts'

/** What nodemailer throws; `response` is the server's own line. */
type MailError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/** What refusals look like, the more telling ones first. */
const SIGNS: readonly [MailTrialResult['problem'], (error: MailError) => boolean][] = [
  ['sign_in', ({ code, responseCode }) => code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530],
  ['recipient', ({ command }) => command === 'RCPT TO'],
  ['sender', ({ command }) => command === 'MAIL FROM'],
  ['name', ({ code, message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN|EAI_/.test(message)],
  ['port', ({ message }) => /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)],
  ['certificate', ({ message }) => /certificate|altnames/i.test(message)],
  // A server that expects encryption waits for it in silence, and has nothing to greet with.
  [
    'encryption',
    ({ code, message }) => code === 'ETLS' || /greeting|wrong version|ssl|tls|EPROTO/i.test(message),
  ],
  [
    'timeout',
    ({ code, message }) => code === 'ETIMEDOUT' || /timed? ?out|has not answered within/i.test(message),
  ],
]

/** What is wrong, and by which words it was told. */
export function findMailProblem(
  thrown: unknown,
  answerMax: number,
): Pick<MailTrialResult, 'problem' | 'answer'> {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as MailError
  const [problem] = SIGNS.find(([, isIt]) => isIt(error)) ?? ['other' as const]
  return { problem, answer: (error.response ?? error.message).slice(0, answerMax) }
}
