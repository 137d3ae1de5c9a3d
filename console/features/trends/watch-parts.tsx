import type { TrendWatch } from '../../../shared/areas/trends/api.ts'
import { dateText } from '../../../shared/format/time.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Lines, Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import './trend.css'
import { ruleTexts, useWatchText } from './use-watch-text.ts'

interface Props {
  readonly watch: TrendWatch | undefined
  readonly onAsk: () => void
}

/** The bell of a row: filled while it is watched, marked while its rule holds. */
export const WatchButton = ({ watch, onAsk }: Props) => {
  const text = useWatchText()
  const state = watch ? [...ruleTexts(watch, text), ...(watch.holds ? [text('watch.holds')] : [])].join('\n') : ''
  const label = text(watch ? 'watch.edit' : 'watch.add')
  return (
    <button
      type="button"
      className="icon-button filled watch-mark"
      aria-label={label}
      title={watch ? `${label}\n${state}` : label}
      aria-pressed={watch !== undefined}
      data-holds={watch?.holds || undefined}
      onClick={(event) => {
        event.stopPropagation()
        onAsk()
      }}
    >
      <Icon name="bell" size={16} />
    </button>
  )
}

/** In a drawer: of what the account is told, when it was told last, and the way to change it. */
export const WatchSection = ({ watch, onAsk, onEnd }: Props & { readonly onEnd: () => void }) => {
  const text = useWatchText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  return (
    <Section within title={text('watch.title')} data-testid="watch-section">
      {watch ? (
        <>
          <Lines>
            {ruleTexts(watch, text).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Lines>
          <Row as="p" className="note">
            {watch.hit_time === null
              ? text('watch.noHit')
              : text('watch.hit', { time: dateText(watch.hit_time, zone) })}
            {watch.holds ? <b className="note stale">{text('watch.holds')}</b> : null}
          </Row>
        </>
      ) : (
        <Note>{text('watch.off')}</Note>
      )}
      <Row>
        <button type="button" className="button" onClick={onAsk}>
          <Icon name="bell" size={16} />
          {text(watch ? 'watch.edit' : 'watch.add')}
        </button>
        {watch ? (
          <button type="button" className="button" onClick={onEnd}>
            {text('watch.remove')}
          </button>
        ) : null}
      </Row>
    </Section>
  )
}
