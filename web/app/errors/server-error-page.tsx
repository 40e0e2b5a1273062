import { ServerErrorScreen } from './server-error-screen.tsx'

export function ServerErrorPage() {
  return <ServerErrorScreen />
}
