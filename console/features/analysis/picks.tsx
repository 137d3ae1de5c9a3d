import '../../ui/chips.css'
import type { ReactNode } from 'react'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Popover } from '../../ui/popover.tsx'

interface Option<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly note?: string
}

interface Props<Id extends string> {
  readonly name: string
  readonly title: string
  readonly options: readonly Option<Id>[]
  readonly chosen: readonly Id[]
  readonly most: number
  /** Said when nothing is chosen. */
  readonly none?: string
  /** At least so many stay. */
  readonly least: number
  readonly onChosen: (chosen: readonly Id[]) => void
  readonly children?: ReactNode
}

/** Chosen things in their order, each to be moved forward or taken away, and a list to choose from. */
export const Picks = <Id extends string>(props: Props<Id>) => {
  const { name, title, options, chosen, most, none, least, onChosen, children } = props
  const text = useAnalysisText()
  const nameOf = (id: Id): string => options.find((option) => option.id === id)?.name ?? id
  const forward = (place: number): void =>
    onChosen(
      chosen.map((id, n) => (n === place - 1 ? (chosen[place] ?? id) : n === place ? (chosen[n - 1] ?? id) : id)),
    )
  const flip = (id: Id): void => onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Row as="fieldset" aria-label={title} data-picks={name}>
      <span className="note">{title}</span>
      <ul className="chips">
        {chosen.map((id, place) => (
          <li key={id} className="chip" data-pick={id}>
            {place > 0 ? (
              <button
                type="button"
                aria-label={text('analysis.earlier', { name: nameOf(id) })}
                onClick={() => forward(place)}
              >
                <Icon name="left" size={12} />
              </button>
            ) : null}
            <span>{nameOf(id)}</span>
            {chosen.length > least ? (
              <button type="button" aria-label={text('analysis.remove', { name: nameOf(id) })} onClick={() => flip(id)}>
                <Icon name="close" size={12} />
              </button>
            ) : null}
          </li>
        ))}
        {chosen.length === 0 && none ? <li className="note">{none}</li> : null}
      </ul>
      <Popover
        className="button"
        name={title}
        testId={`add-${name}`}
        label={
          <>
            <Icon name="plus" size={14} />
            {text('analysis.add')}
          </>
        }
      >
        {() => (
          <fieldset className="pick-list" aria-label={title}>
            <Note>{text('analysis.most', { n: most })}</Note>
            {options.map(({ id, name: label, note }) => (
              <label key={id} className="check" data-option={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={chosen.includes(id) ? chosen.length <= least : chosen.length >= most}
                  onChange={() => flip(id)}
                />
                <span>
                  {label}
                  {note ? <Note>{note}</Note> : null}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </Popover>
      {children}
    </Row>
  )
}
