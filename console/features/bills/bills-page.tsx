import { useSearchParams } from 'react-router-dom'
import { billApi } from '../../../shared/areas/bills/api.ts'
import { billWorkflow } from '../../../shared/areas/bills/workflow.ts'
import { call } from '../../http/client.ts'
import { unlessTold } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { WorkButton } from '../../http/work-button.tsx'
import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { saveFile } from '../../lists/tools/save-file.ts'
import { showToast } from '../../state/toasts.ts'
import { Row } from '../../ui/layout.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { BillDetailView } from './bill-detail.tsx'
import { BillMonths } from './bill-months.tsx'
import { BillTabs } from './bill-tabs.tsx'
import { SettlementsTab } from './settlements-tab.tsx'
import { useBillText } from './use-bill-text.ts'

/** What is for who reviews bills: the file for the bank, and whether bills confirm themselves. */
const Reviewing = () => {
  const text = useBillText()
  const { again } = useListWorld()
  const { data, refetch } = useEndpoint(billApi.settings, {}, { tell: 'never' })
  if (!data?.reviews) return null
  const payfile = async (): Promise<void> => {
    const { name, csv, bills } = await call(billApi.payfile, {})
    if (bills === 0) return showToast('warn', text('bill.payfileNone'))
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
    showToast('good', text('bill.payfileDone', { n: bills }))
  }
  const configure = async (auto_confirm: boolean): Promise<void> => {
    await call(billApi.configure, { auto_confirm })
    await refetch()
    again()
  }
  return (
    <>
      {data.company ? <BillTabs now="bills" /> : null}
      <Row spread>
        <label>
          <input
            type="checkbox"
            checked={data.auto_confirm}
            onChange={({ target }) => {
              configure(target.checked).catch(unlessTold)
            }}
            data-testid="bills-auto"
          />{' '}
          {text('bill.auto')}
        </label>
        {data.company ? <TableImport into="payments" onDone={again} /> : null}
        <WorkButton onWork={payfile} data-testid="bills-payfile">
          {text('bill.payfile')}
        </WorkButton>
      </Row>
    </>
  )
}

const Bills = () => (
  <WorkflowList
    workflow={billWorkflow}
    inDrawer
    head={() => (
      <>
        <Reviewing />
        <BillMonths />
      </>
    )}
    detail={(key, row) => <BillDetailView key={key} billId={key} row={row} />}
  />
)

/** S16: the viewer's bills, and those that it reviews; by tab what the network says that it paid. */
export const BillsPage = () => {
  const [params] = useSearchParams()
  return params.get('tab') === 'settlements' ? <SettlementsTab /> : <Bills />
}
