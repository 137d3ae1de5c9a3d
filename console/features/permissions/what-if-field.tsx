import type { PreviewField } from '../../../shared/access/preview-fields.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { usePermissionsText } from './use-permissions-text.ts'

interface Props {
  readonly field: PreviewField
  readonly value: string
  /** What the account's own record has. */
  readonly own: string
  /** Changing it alone would change nothing. */
  readonly idle: boolean
  readonly onValue: (value: string) => void
}

/** One field: a choice where its values have names, else on or off. */
export const WhatIfField = ({ field, value, own, idle, onValue }: Props) => {
  const { text, fieldText, valueText } = usePermissionsText()
  const { id, values } = field
  const label = fieldText(id)
  const options = values.flatMap((one) => {
    const name = valueText(id, one)
    return name ? [{ value: one, label: name }] : []
  })
  const state = { 'data-field': id, 'data-idle': idle, 'data-changed': value !== own }
  const ownName = valueText(id, own)
  const mark =
    value === own ? null : (
      <em className="what-if-mark">
        {text('perm.mark')}
        {ownName ? ` · ${text('perm.was', { value: ownName })}` : ''}
      </em>
    )
  const idleNote = idle ? <span className="unseen">{text('perm.idleOne')}</span> : null
  if (options.length > 0)
    return (
      <div className="what-if-field whole" {...state}>
        <span>
          {label}
          {idleNote}
          {mark}
        </span>
        <Segmented label={label} options={options} value={value} onValue={onValue} />
      </div>
    )
  return (
    <label className="check what-if-field" {...state}>
      <input type="checkbox" checked={value === '1'} onChange={(event) => onValue(event.target.checked ? '1' : '0')} />
      <span>
        {label}
        {idleNote}
      </span>
      {mark}
    </label>
  )
}
