import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import './chips.css'
import { Icon } from './icon.tsx'

export interface Chip {
  /** What is narrowed. */
  readonly name: string
  /** To what, in words. */
  readonly value: string
  /** The value is a sentence: what the address says of it cannot be read. */
  readonly wrong?: boolean
  readonly onRemove: () => void
}

const useChipText = textsHook(listPageTexts)

const One = ({ name, value, wrong = false, onRemove }: Chip) => {
  const text = useChipText()
  const said = wrong ? value : `${name}: ${value}`
  return (
    <li className={wrong ? 'chip chip-wrong' : 'chip'} data-testid={wrong ? 'chip-wrong' : 'chip'}>
      {wrong ? <Icon name="alert" size={14} /> : null}
      <span title={said} {...(wrong ? { role: 'alert' } : {})}>
        {said}
      </span>
      <button type="button" aria-label={text('list.removeFilter', { name })} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </li>
  )
}

/** What narrows the figures of a page, each to be taken away; nothing while nothing does. */
export const Chips = ({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) => {
  const text = useChipText()
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={text('list.chips')}>
      {chips.map((chip) => (
        <One key={`${chip.name}${chip.wrong}`} {...chip} />
      ))}
      <li>
        <button type="button" className="link-button" onClick={onClear} data-testid="clear-filters">
          {text('list.clear')}
        </button>
      </li>
    </ul>
  )
}
