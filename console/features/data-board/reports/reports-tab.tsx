import { useState } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { usualReport } from '../../../../shared/areas/reports/api.ts'
import { reportWorkflow } from '../../../../shared/areas/reports/workflow.ts'
import { reportForm } from '../../../../shared/forms/report.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { useReportText } from './use-report-text.ts'

const { path } = screenRow('dataBoard')
const settings = [
  ...['report_state', 'report_content', 'report_team', 'report_every', 'report_hour', 'report_format'],
  ...['report_channel', 'report_target', 'sent_time', 'owner_name', 'add_time'],
]

const Head = () => {
  const text = useReportText()
  const { again } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReportTabs now="reports" />
      <Ways>
        <button type="button" className="button primary" data-testid="report-new" onClick={() => setOpen(true)}>
          {text('report.new')}
        </button>
      </Ways>
      {isOpen ? (
        <FormDialog form={reportForm} start={usualReport} onDone={again} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

const ReportDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useReportText()
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={reportWorkflow} row={row} /> : null}
        <Link className="button" to={`${path}?${new URLSearchParams({ tab: 'sendings', report_id: id })}`}>
          {text('report.sendings')}
        </Link>
      </Ways>
      {row ? <Fields title={text('report.facts')} row={row} fields={settings} /> : null}
      <RowHistory workflow={reportWorkflow} rowKey={id} />
    </>
  )
}

/** Reports that go out by themselves. */
export const ReportsTab = () => (
  <WorkflowList
    workflow={reportWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <ReportDetail key={key} id={key} row={row} />}
  />
)
