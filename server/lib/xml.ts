/** What XML 1.0 cannot hold at all, not even escaped: most control characters, halves of characters, U+FFFE and U+FFFF. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in XML, between tags and in the value of an attribute. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The first line of every document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
