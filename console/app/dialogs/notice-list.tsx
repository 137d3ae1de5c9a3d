import { Link } from 'react-router-dom'
import { messagesApi } from '../../../shared/api/messages.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useText } from '../../i18n/use-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import './dialogs.css'
import { ListState } from './list-state.tsx'
import './lists.css'
import type { DialogProps } from './props.ts'
import { useDialogText } from './use-dialog-text.ts'
import { usePaged } from './use-paged.ts'

/** D03: what happened in the account's own scope. */
export const NoticeList = ({ record, onClose }: DialogProps) => {
  const text = useText()
  const say = useDialogText()
  const { input, pager } = usePaged()
  const { data, error, refetch } = useEndpoint(messagesApi.notice, input)
  return (
    <Dialog
      title={say('notice.title')}
      testId="notice-list"
      wide
      light
      onClose={onClose}
      actions={data && data.total > 0 ? <Pager total={data.total} {...pager} /> : null}
    >
      <ListState rows={data?.list.length} error={error} again={() => void refetch()} empty={say('notice.none')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="notices" tabIndex={0} aria-label={say('notice.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('notice.name')}</th>
                <th scope="col">{say('notice.level')}</th>
                <th scope="col">{say('notice.event')}</th>
                <th scope="col">{say('notice.time')}</th>
              </tr>
            </thead>
            <tbody>
              {data?.list.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.membername}</th>
                  <td>{text('tier.agent', { level: row.agency_level })}</td>
                  <td>
                    {row.eventName}
                    {row.links.map(({ title, path }) => (
                      <Link key={path} className="notice-link" to={path} onClick={onClose}>
                        {title}
                      </Link>
                    ))}
                  </td>
                  <td>{dateTimeText(row.add_time, record.zone)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </ListState>
    </Dialog>
  )
}
