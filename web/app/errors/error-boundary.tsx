import { Component, type ReactNode, startTransition } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { isCodeFailure } from '#web/lib/fetch-code.ts'
import { isNothingThere } from './nothing-there.ts'
import { ConnectionAwaited, FaultScreen } from './trouble.tsx'

type Props = {
  children: ReactNode
  /** Shown when what the page is about does not exist. */
  notFound?: ReactNode
  /** Another value is another visit, which begins anew. */
  visit?: string
  onFailure?: () => void
  /** Called before the page is tried again: what failed of it is to be asked for anew. */
  onRetry?: () => void
}
type State = { failure: { error: unknown } | null; retries: number; visit: string | undefined }

/** Says in place of a page that broke what is true: that it does not exist, that the line is down, or what went wrong. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, retries: 0, visit: this.props.visit }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { failure: null, retries: 0, visit }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  retry = () => {
    this.props.onRetry?.()
    startTransition(() => this.setState(({ retries }) => ({ failure: null, retries: retries + 1 })))
  }

  override render() {
    const { failure, retries } = this.state
    if (!failure) return this.props.children
    const { error } = failure
    if (isNothingThere(error) && this.props.notFound) return this.props.notFound
    const didNotCome = isCodeFailure(error) || (error instanceof ApiError && error.code === 'network')
    const Screen = didNotCome ? ConnectionAwaited : FaultScreen
    return <Screen error={error} retries={retries} onRetry={this.retry} />
  }
}
