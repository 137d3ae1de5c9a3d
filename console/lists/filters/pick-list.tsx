import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { type Choice, listPartsApi } from '../../../shared/api/list-parts.ts'
import { MOST_PICKED, type NamedFilter } from '../../../shared/lists/filter.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useRested } from '../../state/use-rested.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { useFilterWorld } from '../list-world.ts'
import { usePasted } from './use-pasted.ts'

interface Props {
  readonly filter: NamedFilter
  readonly title: string
  readonly chosen: readonly Choice[]
  readonly onFound: (choices: readonly Choice[]) => void
  readonly onChosen: (ids: readonly string[]) => void
}

/** What is chosen first, then what the platform finds for the typed words; a pasted list is taken whole. */
export const PickList = ({ filter, title, chosen, onFound, onChosen }: Props) => {
  const { list, text } = useFilterWorld()
  const [typed, setTyped] = useState('')
  const word = useRested(typed.trim()).slice(0, 64)
  const { data, isFetching, error, refetch } = useEndpoint(
    listPartsApi.choices,
    { list: list.id, filter, q: word },
    { tell: 'never' },
  )
  const ids = chosen.map(({ id }) => id)
  const isFull = ids.length >= MOST_PICKED
  const add = (choices: readonly Choice[]): void => {
    onFound(choices)
    onChosen([...new Set([...ids, ...choices.map(({ id }) => id)])])
  }
  const { told, paste } = usePasted(filter, (choices) => add(choices))
  const options = (data?.options ?? []).filter(({ id }) => !ids.includes(id))
  const flip = (choice: Choice): void =>
    ids.includes(choice.id) ? onChosen(ids.filter((id) => id !== choice.id)) : add([choice])
  const onPaste = (event: ClipboardEvent): void => {
    if (paste(event.clipboardData.getData('text'))) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [first] = options
    if (!first || isFull || isFetching) return
    add([first])
    setTyped('')
  }
  const row = (choice: Choice, isChosen: boolean) => (
    <label key={choice.id} data-choice={choice.id}>
      <input type="checkbox" checked={isChosen} disabled={!isChosen && isFull} onChange={() => flip(choice)} />
      <span>{choice.name}</span>
      {choice.note ? <small>{choice.note}</small> : null}
    </label>
  )
  return (
    <fieldset className="check-list pick-options" aria-label={title} aria-busy={isFetching}>
      <input
        type="search"
        className="filter-input"
        placeholder={text('pick.find')}
        aria-label={text('pick.find')}
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      <p role="status">{told}</p>
      {chosen.map((choice) => row(choice, true))}
      {chosen.length > 0 ? <hr /> : null}
      {options.map((choice) => row(choice, false))}
      {word && !error && !isFetching && word === typed.trim() && !word.includes(',') && !ids.includes(word)
        ? row({ id: word, name: text('pick.begins', { text: word }), note: '' }, false)
        : null}
      {data?.options.length === 0 && !error ? <p>{text('list.noOption')}</p> : null}
      {data?.more ? <p>{text('pick.more')}</p> : null}
      {isFull ? <p>{text('pick.most', { n: MOST_PICKED })}</p> : null}
      {error ? <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} /> : null}
    </fieldset>
  )
}
