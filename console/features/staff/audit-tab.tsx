import { auditList } from '../../../shared/areas/audit/list.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { StaffTabs } from './staff-tabs.tsx'
import { useStaffText } from './use-staff-text.ts'

const fields = [
  ...['add_time', 'audit_by', 'audit_action', 'audit_kind', 'audit_object', 'audit_change', 'audit_ip', 'audit_id'],
]

const Entry = ({ row }: { readonly row: Row }) => {
  const text = useStaffText()
  return <Fields title={text('staff.entry')} row={row} fields={fields} />
}

/** What was done in the viewer's scope. */
export const AuditTab = () => (
  <ListPage
    list={auditList}
    head={() => <StaffTabs now="audit" />}
    detail={(key, row) => (row ? <Entry key={key} row={row} /> : null)}
  />
)
