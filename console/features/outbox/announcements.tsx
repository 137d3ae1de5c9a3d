import { useState } from 'react'
import { announcementListTexts, announcementWords } from '../../../shared/areas/messages/manage-words.ts'
import { announcementWorkflow } from '../../../shared/areas/messages/manage-workflow.ts'
import { announcementForm } from '../../../shared/forms/announcement.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { textsHook } from '../../i18n/texts-hook.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { OutboxTabs } from './outbox-tabs.tsx'

const useAnnouncementText = textsHook(allTexts(announcementWords, announcementListTexts))

const facts = [
  ...['announcement_state', 'announcement_for', 'publish_time', 'expire_time', 'pinned', 'announcement_reads'],
  ...['announcement_by', 'announcement_id'],
]

const Head = () => {
  const text = useAnnouncementText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OutboxTabs now="announcements" />
      <Ways spread>
        <Note>{text('manage.note')}</Note>
        <button type="button" className="button primary" data-testid="announce" onClick={() => setOpen(true)}>
          {text('manage.new')}
        </button>
      </Ways>
      {isOpen ? <FormDialog form={announcementForm} onDone={again} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const Announcement = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useAnnouncementText()
  return (
    <>
      {row ? (
        <Ways as="nav" className="drawer-ways">
          <RowButtons workflow={announcementWorkflow} row={row} />
        </Ways>
      ) : null}
      {row ? <Fields title={text('manage.facts')} row={row} fields={facts} /> : null}
      <RowHistory workflow={announcementWorkflow} rowKey={id} />
    </>
  )
}

/** Announcements of the platform: planned, standing, over. */
export const Announcements = () => (
  <WorkflowList
    workflow={announcementWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <Announcement key={key} id={key} row={row} />}
  />
)
