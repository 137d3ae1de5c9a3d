import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { outboxApi } from '../../../shared/areas/outbox/api.ts'
import { selfCheckList } from '../../../shared/areas/self-check/list.ts'
import { minuteText } from '../../../shared/format/time.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { useSession } from '../../state/session.ts'
import { Ago } from '../../ui/ago.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { Accounts } from './accounts.tsx'
import { Announcements } from './announcements.tsx'
import { Companies } from './companies.tsx'
import { Jobs } from './jobs.tsx'
import { type OutboxTab, OutboxTabs, outboxTabs } from './outbox-tabs.tsx'
import { isOutboxKey, useOutboxText } from './use-outbox-text.ts'

const limit = 50

/** The messages of the `log` provider; asks again by itself while someone waits for a code. */
const Messages = () => {
  const text = useOutboxText()
  const zone = useSession((state) => state.record?.zone ?? 'Asia/Shanghai')
  const [keyword, setKeyword] = useState('')
  const { data, error, refetch, isFetching } = useEndpoint(outboxApi.list, { keyword, limit }, { every: 5 })
  return (
    <Stack as="section" className="outbox">
      <PageHead title={text('outbox.title')} note={<Note>{text('outbox.note')}</Note>}>
        <input
          type="search"
          className="select"
          aria-label={text('outbox.search')}
          placeholder={text('outbox.search')}
          inputMode="numeric"
          maxLength={20}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <button type="button" className="button" onClick={() => void refetch()} aria-busy={isFetching}>
          <Icon name="refresh" size={16} />
          {text('word.refresh')}
        </button>
      </PageHead>
      <OutboxTabs now="messages" />
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data && data.list.length === 0 ? <Empty tall>{text(keyword ? 'outbox.none' : 'outbox.empty')}</Empty> : null}
      {data && data.list.length > 0 ? (
        <Table label={text('outbox.title')}>
          <thead>
            <tr>
              <th>{text('word.time')}</th>
              <th>{text('outbox.mobile')}</th>
              <th>{text('outbox.type')}</th>
              <th>{text('outbox.text')}</th>
              <th>{text('outbox.left')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((message) => {
              const type = `sms.${message.type}`
              return (
                <tr key={message.id}>
                  <td>
                    <Ago t={message.add_time} zone={zone} />
                  </td>
                  <td>{message.mobile}</td>
                  <td>{isOutboxKey(type) ? text(type) : message.type}</td>
                  <td className="words">{message.text}</td>
                  <td>{minuteText(message.expire_time, zone)}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      ) : null}
      {data && data.total > data.list.length ? (
        <Note>{text('outbox.more', { n: data.list.length, total: data.total })}</Note>
      ) : null}
    </Stack>
  )
}

const Checks = () => <ListPage list={selfCheckList} head={() => <OutboxTabs now="checks" />} />

const pages = {
  messages: Messages,
  announcements: Announcements,
  companies: Companies,
  accounts: Accounts,
  jobs: Jobs,
  checks: Checks,
} as const satisfies Record<OutboxTab, () => ReactNode>

/** /dev/outbox, for operators: the messages that nobody sends, and by tab what else they look after. */
export const OutboxPage = () => {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  const Page = pages[outboxTabs.find((name) => name === tab) ?? 'messages']
  return <Page />
}
