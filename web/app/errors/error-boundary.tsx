import { Component, type ReactNode } from 'react'
import { isNothingThere } from './nothing-there.ts'
import { ServerErrorScreen } from './server-error-screen.tsx'

type Props = {
  children: ReactNode
  /** Shown when what the page is about does not exist. */
  notFound?: ReactNode
  /** Another value is another visit, which begins anew. */
  visit?: string
  onFailure?: () => void
}
type State = { failure: { error: unknown } | null; visit: string | undefined }

/** Shows the server-error page in place of a page that broke. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, visit: this.props.visit }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { failure: null, visit }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (isNothingThere(failure.error) && this.props.notFound) || <ServerErrorScreen />
  }
}
