import { useState } from 'react'
import { messagesApi } from '../../../shared/areas/messages/api.ts'
import { type AnnouncementRow, anyPlatform } from '../../http/any-platform.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { countRead } from '../../state/session-dialog.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SafeHtml } from '../../ui/safe-html.tsx'
import { ListState } from './list-state.tsx'
import './lists.css'
import type { DialogProps } from './props.ts'
import { shownRows } from './shown-rows.ts'
import { Told } from './told.tsx'
import { useDialogText } from './use-dialog-text.ts'
import { usePaged } from './use-paged.ts'

interface RowProps {
  readonly row: AnnouncementRow
  readonly zone: string
}

/** Opening an announcement counts as reading it; a failure to say so is left for the next time. */
const Row = ({ row, zone }: RowProps) => {
  const say = useDialogText()
  const [read, setRead] = useState(row.read)
  const [opened, setOpened] = useState(false)
  const open = (): void => {
    setOpened(true)
    if (read) return
    setRead(true)
    call(messagesApi.read, { aid: row.id }, { tell: 'never' }).then(countRead, () => setRead(false))
  }
  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && open()}>
        <summary data-read={read}>
          <Icon name="right" size={14} />
          <span className="announ-name">{row.title}</span>
          {read ? null : <em>{say('announ.unread')}</em>}
          <Told t={row.add_time} zone={zone} />
        </summary>
        {opened ? <SafeHtml html={row.content} className="announ-text" /> : null}
      </details>
    </li>
  )
}

/** D02: every announcement, its text under its title. */
export const AnnouncementList = ({ record, onClose }: DialogProps) => {
  const say = useDialogText()
  const { input, typed, setTyped, pager } = usePaged()
  const { data, error, refetch } = useEndpoint(anyPlatform.announcements, input)
  const shown = data && shownRows(data, input, ({ title }) => title)
  return (
    <Dialog
      title={say('announ.bell')}
      testId="announcement-list"
      wide
      light
      onClose={onClose}
      actions={shown && shown.total > 0 ? <Pager total={shown.total} {...pager} /> : null}
    >
      <input
        className="list-search"
        type="search"
        placeholder={say('announ.search')}
        aria-label={say('announ.search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ListState
        rows={shown?.rows.length}
        error={error}
        again={() => void refetch()}
        empty={say(input.keyword ? 'dialog.empty' : 'announ.none')}
      >
        <ul className="announ-list">
          {shown?.rows.map((row) => (
            <Row key={row.id} row={row} zone={record.zone} />
          ))}
        </ul>
      </ListState>
    </Dialog>
  )
}
