import { useState } from 'react'
import type { BoardFilter } from '../../../shared/areas/data-board/api.ts'
import { contentTypes } from '../../../shared/areas/orders/enums.ts'
import { ChoiceSelect } from '../../board/choice-select.tsx'
import { useChoices } from '../../board/use-choices.ts'
import { Row } from '../../ui/layout.tsx'
import type { BoardAddress } from './use-board-address.ts'
import { useBoardText } from './use-board-text.ts'

const CreatorField = ({ value, onValue }: { value: string; onValue: (value: string) => void }) => {
  const text = useBoardText()
  const [typed, setTyped] = useState(value)
  const send = (): void => {
    if (typed.trim() !== value) onValue(typed.trim())
  }
  return (
    <label className="dash-choice" data-set={value ? '' : undefined}>
      <span>{text('board.filter.creator')}</span>
      <input
        className="select"
        value={typed}
        maxLength={100}
        placeholder={text('board.filter.creatorHint')}
        data-testid="filter-creator"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
    </label>
  )
}

/** What of the scope the page is about; all that stands here is a filter of the order list too. */
export const BoardFilters = ({ address: { state, go } }: { address: BoardAddress }) => {
  const text = useBoardText()
  const choices = useChoices()
  const { filter } = state
  const set = (name: keyof BoardFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    go({ filter: value ? { ...others, [name]: value } : others })
  }
  const types = contentTypes.map((type) => ({ value: String(type), label: text(`content.${type}`) }))
  const fields = [
    ['region', choices.regions],
    ['shop', choices.shops],
    ['category', choices.categories],
    ['content_type', types],
    ['team', choices.teams],
  ] as const
  return (
    <Row as="search" aria-label={text('board.filters')}>
      {fields.map(([name, options]) => (
        <ChoiceSelect
          key={name}
          name={name}
          title={text(`board.filter.${name}`)}
          any={text('board.any')}
          options={options}
          value={filter[name] ?? ''}
          onValue={set(name)}
        />
      ))}
      <CreatorField key={filter.creator ?? ''} value={filter.creator ?? ''} onValue={set('creator')} />
      {Object.keys(filter).length > 0 ? (
        <button type="button" className="link-button" data-testid="clear-filters" onClick={() => go({ filter: {} })}>
          {text('list.clear')}
        </button>
      ) : null}
    </Row>
  )
}
