/** What went wrong with the last submit; it stays when the toast that announced it is gone. */
export function FormFailure({ message }: { message: string }) {
  return <p className="border-l-2 border-offline bg-sunken px-4 py-3 text-sm text-alarm">{message}</p>
}
