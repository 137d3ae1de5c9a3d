import { Link } from 'react-router-dom'
import { seesMoney } from '../../../shared/access/rights.ts'
import { staffDataList } from '../../../shared/areas/staff/data-list.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { renewal } from '../../ui/renewal.ts'
import { StaffCompared, StaffDays } from './data-charts.tsx'
import { staffOrders } from './staff-links.ts'
import { useStaffDataText } from './use-staff-data-text.ts'

const Charts = ({ answer, failed }: { readonly answer: ListAnswer | undefined; readonly failed: boolean }) => {
  const { currency, clock, old } = useListWorld()
  const text = useStaffDataText()
  const record = useSession((state) => state.record)
  if (record && !seesMoney(record)) return <Note>{text('data.note')}</Note>
  return (
    <FrameContext value={{ currency: answer?.currency ?? currency, zone: clock.zone, time: answer?.data_time ?? 0 }}>
      <Note>{text('data.note')}</Note>
      <Grid {...renewal(old)}>
        <StaffDays />
        {failed ? null : <StaffCompared answer={answer} />}
      </Grid>
    </FrameContext>
  )
}

const groups = [
  { name: 'sold', fields: ['orders', 'gmv', 'net_gmv', 'est_commission', 'refund_rate', 'gmv_change'] },
  { name: 'target', fields: ['month_gmv', 'target', 'target_rate'] },
  {
    name: 'work',
    fields: ['creators', 'new_creators', 'samples', 'sample_rate', 'videos', 'lives', 'team_name', 'staff_id'],
  },
] as const

const Detail = ({ row }: { readonly row: Row }) => {
  const text = useStaffDataText()
  const { state } = useListWorld()
  return (
    <>
      <Ways className="drawer-ways">
        <Link className="button" to={staffOrders(state, String(row.staff_id))}>
          <Icon name="orders" size={16} />
          {text('data.orders')}
        </Link>
      </Ways>
      {groups.map(({ name, fields }) => (
        <Fields key={name} title={text(`data.group.${name}`)} row={row} fields={fields} />
      ))}
    </>
  )
}

/** S23: what each of the staff brought. */
export const StaffDataPage = () => (
  <ListPage
    list={staffDataList}
    head={(answer, failed) => <Charts answer={answer} failed={failed} />}
    detail={(_, row) => (row ? <Detail row={row} /> : null)}
  />
)
