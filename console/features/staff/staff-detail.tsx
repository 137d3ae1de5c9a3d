import { staffApi } from '../../../shared/areas/staff/api.ts'
import { staffWorkflow } from '../../../shared/areas/staff/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { InHand } from './in-hand.tsx'
import { StaffWays } from './staff-ways.tsx'
import { useStaffText } from './use-staff-text.ts'

const fields = [
  'staff_id',
  'username',
  'mobile',
  'privilege_group',
  'team_name',
  'is_film_cutter',
  'account_kind',
  'staff_state',
  'last_login_time',
  'add_time',
] as const

interface Props {
  readonly staffId: string
  readonly row: Row | undefined
}

/** An account: what it is, what can be done with it, and what was done. */
export const StaffDetail = ({ staffId, row }: Props) => {
  const text = useStaffText()
  const { data, refetch } = useEndpoint(staffApi.detail, { id: staffId }, { tell: 'never' })
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={staffWorkflow} row={row} /> : null}
        {data ? <StaffWays staffId={staffId} detail={data} onDone={() => void refetch()} /> : null}
      </Ways>
      {row ? <Fields title={text('staff.facts')} row={row} fields={fields} /> : null}
      {data ? (
        <Section within title={text('staff.work')}>
          <InHand work={data.work} />
        </Section>
      ) : null}
      <RowHistory workflow={staffWorkflow} rowKey={staffId} />
    </>
  )
}
