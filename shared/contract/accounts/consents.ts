/** What somebody said yes to, of which edition and when. */
import * as z from 'zod/mini'
import { CONSENTS } from '#shared/constants/security/consents.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

const consentSchema = z.object({
  consent: z.enum(CONSENTS),
  /** The day of the edition in force of the privacy policy, by which data are processed; null of one without a day. */
  edition: z.nullable(z.string()),
  /** When it was given for this edition; null where it was not, or was taken back. */
  givenAt: z.nullable(z.iso.datetime()),
  /** Whether they have been asked about this edition, whatever they said. */
  wasAsked: z.boolean(),
})
export type OwnConsent = z.infer<typeof consentSchema>

export const consentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/consents',
    summary: 'What the account consents to, for the edition in force.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.array(consentSchema),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/profile/consents/:consent',
    summary:
      'Gives a consent, or takes it back, for the edition that was read; 409 `conflict` when another is in force by now. Each answer is kept with its time.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['conflict'],
    limits: [{ max: 30, windowMs: 10 * 60_000, by: 'account' }],
    params: z.object({ consent: z.enum(CONSENTS) }),
    body: z.object({ isGiven: z.boolean(), edition: z.nullable(z.string().check(z.maxLength(20))) }),
    reply: z.array(consentSchema),
  }),
}
