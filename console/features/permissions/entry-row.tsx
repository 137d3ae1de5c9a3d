import type { PreviewEntry } from '../../../shared/access/preview.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon, isIcon } from '../../ui/icon.tsx'
import { usePermissionsText } from './use-permissions-text.ts'

/** One screen: as the menu shows it, or pale with every rule that takes it away and what its address answers. */
export const EntryRow = ({ entry, record }: { entry: PreviewEntry; record: UserRecord }) => {
  const { text, title, ruleText } = usePermissionsText()
  const { screen, allowed, shown, rules, change } = entry
  const { path, icon } = screenRow(screen)
  return (
    <li className="preview-row" data-screen={screen} data-shown={shown} data-change={change}>
      <p className="preview-title">
        <span className="preview-sign">
          {shown ? isIcon(icon) ? <Icon name={icon} /> : null : <Icon name="lock" size={16} />}
        </span>
        <span>{title(screen, record)}</span>
        <span className="unseen">{text(shown ? 'perm.seen' : 'perm.unseen')}</span>
      </p>
      <div className="preview-why">
        {change === 'same' ? null : <em className="preview-change">{text(`perm.${change}`)}</em>}
        {rules.length > 0 ? (
          <ul>
            {rules.map(({ id, spec }) => (
              <li key={id} data-rule={id}>
                <small>{spec}</small>
                <span>{ruleText(id)}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="preview-path">
          {allowed ? null : <b>403</b>} <code>{path}</code>
        </p>
      </div>
    </li>
  )
}
