import { curatedTopics } from '../../../shared/areas/curated/api.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DraftPick } from './draft.ts'
import { topicKey, useCuratedText } from './use-curated-text.ts'

interface Props {
  readonly pick: DraftPick
  readonly onChange: (pick: DraftPick) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One product of the issue in the editor's hands. */
export const PickLine = ({ pick, onChange, onMove, onRemove }: Props) => {
  const text = useCuratedText()
  const { title, topics } = pick
  const toggle = (topic: number): void => {
    const others = topics.filter((one) => one !== topic)
    onChange({ ...pick, topics: others.length === topics.length ? [...topics, topic].sort() : others })
  }
  return (
    <li data-pick={pick.product_id}>
      <div className="pick-head">
        <b>{title}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={`${text('curated.up')} ${title}`}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`${text('curated.down')} ${title}`}
          onClick={() => onMove(1)}
        >
          <Icon name="down" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`${text('curated.remove')} ${title}`}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      <fieldset className="pick-topics" aria-label={text('curated.topics')}>
        {curatedTopics.map((topic) => (
          <label key={topic}>
            <input type="checkbox" checked={topics.includes(topic)} onChange={() => toggle(topic)} />
            {text.word(topicKey(topic))}
          </label>
        ))}
      </fieldset>
      <input
        className="pick-text"
        aria-label={`${text('curated.reason')} ${title}`}
        placeholder={text('curated.reason')}
        maxLength={200}
        value={pick.reason}
        onChange={(event) => onChange({ ...pick, reason: event.target.value })}
      />
      <input
        className="pick-text"
        aria-label={`${text('curated.comment')} ${title}`}
        placeholder={text('curated.comment')}
        maxLength={500}
        value={pick.comment}
        onChange={(event) => onChange({ ...pick, comment: event.target.value })}
      />
    </li>
  )
}
