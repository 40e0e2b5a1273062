/** What is kept of where somebody signs in: as much as its owner needs to know it again. */
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
