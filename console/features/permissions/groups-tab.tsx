import { useState } from 'react'
import { groupList } from '../../../shared/areas/permissions/list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { GroupDetail } from './group-detail.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { PermissionTabs } from './permission-tabs.tsx'
import { useGroupText } from './use-group-text.ts'

const Head = () => {
  const text = useGroupText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PermissionTabs now="groups" />
      <Row spread>
        <Note>{text('group.note')}</Note>
        <button type="button" className="button primary" data-testid="group-new" onClick={() => setOpen(true)}>
          {text('group.new')}
        </button>
      </Row>
      {isOpen ? (
        <GroupDialog
          id={null}
          start={{ name: '', data_scope: 1, see_money: true, see_mobile: false }}
          grants={[]}
          onDone={again}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** The groups of rights of the viewer's company. */
export const GroupsTab = () => (
  <ListPage
    list={groupList}
    head={() => <Head />}
    detail={(key, row) => <GroupDetail key={key} groupId={key} row={row} />}
  />
)
