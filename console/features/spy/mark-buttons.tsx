import { isWatchable, type SpyKind } from '../../../shared/areas/spy/api.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MarkName, Marks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

interface Props {
  readonly marks: Marks
  readonly kind: SpyKind
  readonly id: string
  /** With words, for the head of a drawer. */
  readonly wide?: true
}

/** The star and, of what has snapshots, the bell. */
export const MarkButtons = ({ marks, kind, id, wide }: Props) => {
  const text = useSpyText()
  const button = (name: MarkName, icon: 'star' | 'bell') => {
    const on = marks.has(name, kind, id)
    const label = text(on ? (name === 'collect' ? 'spy.collected' : 'spy.watched') : `spy.${name}`)
    return (
      <button
        type="button"
        className={wide ? 'button filled' : 'icon-button filled'}
        aria-label={label}
        title={label}
        aria-pressed={on}
        data-mark={name}
        onClick={(event) => {
          event.stopPropagation()
          void marks.toggle(name, kind, id)
        }}
      >
        <Icon name={icon} size={16} />
        {wide ? label : null}
      </button>
    )
  }
  return (
    <>
      {button('collect', 'star')}
      {isWatchable(kind) ? button('watch', 'bell') : null}
    </>
  )
}
