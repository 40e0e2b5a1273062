/** What is kept of where somebody signs in: as much as its owner needs to know it again. */
import { isIPv4 } from 'node:net'
import type { Language } from '#shared/constants/languages.ts'

/** A browser or another program, and what it runs on; null where it does not say. */
export type Device = { browser: string | null; system: string | null }

/** By what a program calls itself, the more special ones first: most browsers also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
/** Programs that are no browsers begin with their own name, as curl does. */
const PROGRAM = /^(?!Mozilla\/)([A-Za-z][\w.-]{0,29})\//

const TEXTS: Record<Language, { on: string; unknown: string }> = {
  ru: { on: 'на', unknown: 'Неизвестное устройство' },
  en: { on: 'on', unknown: 'Unknown device' },
}

export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, 1_000) ?? ''
  const nameIn = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { browser: nameIn(BROWSERS) ?? PROGRAM.exec(text)?.[1] ?? null, system: nameIn(SYSTEMS) }
}

/** A device in words: “Firefox on Windows”. */
export function describeDevice({ browser, system }: Device, language: Language): string {
  const { on, unknown } = TEXTS[language]
  if (browser && system) return `${browser} ${on} ${system}`
  return browser ?? system ?? unknown
}

/** The network an address is in, too wide to tell one home from another: /24 of IPv4, /48 of IPv6. */
export function shortNetworkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  const [head = ''] = address.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}
