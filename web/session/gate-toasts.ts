/** Who says at the corner that one has to sign in: it is no longer true once somebody did. */
import type { ToastSource } from '#web/toasts/toast.ts'

export const gateToasts: ToastSource = {}
