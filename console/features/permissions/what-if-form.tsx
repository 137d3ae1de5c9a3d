import { fieldsThatMatter } from '../../../shared/access/preview.ts'
import { previewFields, previewGroups } from '../../../shared/access/preview-fields.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note, Warning } from '../../ui/note.tsx'
import { usePermissionsText } from './use-permissions-text.ts'
import { WhatIfField } from './what-if-field.tsx'

interface Props {
  readonly own: UserRecord
  /** `own` with the what-if. */
  readonly record: UserRecord
  /** Another account is on its way: shown, not to be changed. */
  readonly stale: boolean
  readonly onValue: (id: string, value: string) => void
  readonly onRestore: () => void
}

/** The account's record as far as the rules read it. Whatever is changed here stays here and in the address. */
export const WhatIfForm = ({ own, record, stale, onValue, onRestore }: Props) => {
  const { text } = usePermissionsText()
  const matter = fieldsThatMatter(record)
  const changed = previewFields.filter(({ read }) => read(own) !== read(record))
  return (
    <div className="what-if" inert={stale}>
      <div className="what-if-head" data-changed={changed.length > 0}>
        <Note>
          {text('perm.whatIf')} {text('perm.idle')}
        </Note>
        {changed.length > 0 ? (
          <Warning as="div" tone="warn" data-testid="what-if">
            <span>{text('perm.changed', { n: changed.length })}</span>
            <button type="button" className="button" onClick={onRestore} data-testid="restore">
              <Icon name="refresh" size={14} />
              {text('perm.restore')}
            </button>
          </Warning>
        ) : null}
      </div>
      {previewGroups.map((group) => (
        <fieldset key={group} className="what-if-group">
          <legend>{text(`perm.group.${group}`)}</legend>
          {previewFields
            .filter((field) => field.group === group)
            .map((field) => (
              <WhatIfField
                key={field.id}
                field={field}
                value={field.read(record)}
                own={field.read(own)}
                idle={!matter.has(field.id)}
                onValue={(value) => onValue(field.id, value)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
