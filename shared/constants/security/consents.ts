/** To what people say yes apart from having an account. */
export const CONSENTS = ['personal_data'] as const
export type Consent = (typeof CONSENTS)[number]
