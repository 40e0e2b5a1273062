import type { Platform } from '#shared/constants/launcher.ts'

/** The desktop system that a browser names; null on phones, tablets and whatever else cannot run the launcher. */
export function findPlatform({
  userAgent,
  maxTouchPoints,
}: {
  userAgent: string
  maxTouchPoints: number
}): Platform | null {
  if (/android|iphone|ipad|ipod|mobile|cros/i.test(userAgent)) return null
  if (/windows/i.test(userAgent)) return 'windows'
  // An iPad says it is a Mac, but no Mac has a touch screen.
  if (/macintosh/i.test(userAgent)) return maxTouchPoints > 1 ? null : 'macos'
  if (/linux|x11/i.test(userAgent)) return 'linux'
  return null
}
