import { failureMessage } from '#web/api/api-error.ts'
import { toast } from './toast.ts'

/** Says that something failed, and why: the server's own sentence, or `fallback` where it said none. */
export function toastFailure(title: string, error: unknown, fallback = title): void {
  toast({ title, description: failureMessage(error, fallback), variant: 'destructive' })
}
