import { MOTION_KEY } from '#shared/constants/accounts/motion-key.ts'

const LESS_MOTION = 'less'

/** Whether the system asks for it, and nothing here can allow more. */
export const systemWantsLessMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether things that move by themselves are to stand still, for this browser or its system. */
export const wantsLessMotion = (): boolean =>
  document.documentElement.dataset.motion === LESS_MOTION || systemWantsLessMotion()

/** For this page and those that this browser opens later; where nothing can be kept, for this page. */
export function chooseLessMotion(isLess: boolean): void {
  document.documentElement.dataset.motion = isLess ? LESS_MOTION : ''
  try {
    if (isLess) localStorage.setItem(MOTION_KEY, LESS_MOTION)
    else localStorage.removeItem(MOTION_KEY)
  } catch {}
}
