import { Link } from 'react-router-dom'
import { anyPlatform } from '../../http/any-platform.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ListState } from './list-state.tsx'
import './lists.css'
import type { DialogProps } from './props.ts'
import { shownRows } from './shown-rows.ts'
import { Told } from './told.tsx'
import { useDialogText } from './use-dialog-text.ts'
import { usePaged } from './use-paged.ts'

/** D03: what happened in the account's own scope. */
export const NoticeList = ({ record, onClose }: DialogProps) => {
  const say = useDialogText()
  const { input, pager } = usePaged()
  const { data, error, refetch } = useEndpoint(anyPlatform.notices, input)
  const shown = data && shownRows(data, input, () => '')
  return (
    <Dialog
      title={say('notice.title')}
      testId="notice-list"
      wide
      light
      onClose={onClose}
      actions={shown && shown.total > 0 ? <Pager total={shown.total} {...pager} /> : null}
    >
      <ListState rows={shown?.rows.length} error={error} again={() => void refetch()} empty={say('notice.none')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="notices" tabIndex={0} aria-label={say('notice.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('notice.name')}</th>
                <th scope="col">{say('notice.level')}</th>
                <th scope="col">{say('notice.event')}</th>
                <th scope="col">{say('word.time')}</th>
              </tr>
            </thead>
            <tbody>
              {shown?.rows.map((row, index) => (
                <tr key={row.id || index}>
                  <th scope="row">{row.membername}</th>
                  <td>{row.agency_level > 0 ? say('tier.agent', { level: row.agency_level }) : '—'}</td>
                  <td>
                    {row.eventName}
                    {row.links.map(({ title, path }) => (
                      <Link key={path} className="notice-link" to={path} onClick={onClose}>
                        {title}
                      </Link>
                    ))}
                  </td>
                  <td>
                    <Told t={row.add_time} zone={record.zone} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </ListState>
    </Dialog>
  )
}
