/** A web address as people write it: one without its scheme, `discord.gg/front`, gets one; all else stays as it is. */
export const asAddress = (text: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u.test(text) ? `https://${text}` : text
