/** Consents are asked for once for each edition of a document: whoever changes a text changes its edition, and both here. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { OFFER_EDITION, offerTexts } from '#shared/texts/legal/offer.texts.ts'
import { PRIVACY_EDITION, privacyTexts } from '#shared/texts/legal/privacy.texts.ts'
import { TERMS_EDITION, termsTexts } from '#shared/texts/legal/terms.texts.ts'

const digestOf = (texts: object) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

test('each edition is of one text', () => {
  expect({
    offer: [OFFER_EDITION, digestOf(offerTexts)],
    privacy: [PRIVACY_EDITION, digestOf(privacyTexts)],
    terms: [TERMS_EDITION, digestOf(termsTexts)],
  }).toEqual({
    offer: ['2026-11-25', 'b68420bd13ea2247'],
    privacy: ['2026-11-29', 'e7efa3d1f79d4c31'],
    terms: ['2026-11-27', 'd90e30a290bbd7ca'],
  })
})
