import { Component, type ReactNode } from 'react'
import { CallError } from '../http/errors.ts'
import { textNow } from '../i18n/use-text.ts'
import { ChunkError } from '../ui/chunk-reload.ts'

interface Props {
  readonly children: ReactNode
  /** Draws a refusal (403) of the platform; without it, that is shown as any other error. */
  readonly denied?: (rules: readonly string[]) => ReactNode
}

/** The last net: whatever a page throws becomes a sentence and a way on, never a blank screen. */
export class Crash extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof CallError && error.kind === 'denied' && this.props.denied)
      return this.props.denied(error.rules)
    const chunk = error instanceof ChunkError
    return (
      <section className="block" role="alert" data-testid="crash">
        <h1>{textNow(chunk ? 'app.chunk' : 'app.crash')}</h1>
        <p>{textNow(chunk ? 'app.chunkNote' : 'app.crashNote')}</p>
        {chunk ? null : <code>{error instanceof Error ? error.message : String(error)}</code>}
        <p className="block-actions">
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            {textNow('app.reload')}
          </button>
        </p>
      </section>
    )
  }
}
