/** The one policy of Trusted Types by which text becomes HTML in a browser; the content security policy names it. */
export const HTML_POLICY = 'frontland-html'
