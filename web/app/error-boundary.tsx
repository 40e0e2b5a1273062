import { Component, type ReactNode } from 'react'
import { ServerErrorScreen } from './server-error-screen.tsx'

/** Shows the server-error page in place of a page that broke. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onFailure?: () => void },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.hasFailed ? <ServerErrorScreen /> : this.props.children
  }
}
