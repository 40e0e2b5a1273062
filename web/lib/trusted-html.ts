import { HTML_POLICY } from '#shared/constants/security/trusted-types.ts'

/** The part of the Trusted Types API (W3C) that is used here. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy(HTML_POLICY, { createHTML: (html) => html })

/** HTML of our own API, which makes it safe, as the content security policy lets a page take it over; a string where browsers know no such types. */
export const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html
