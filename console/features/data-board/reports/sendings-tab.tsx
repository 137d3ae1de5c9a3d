import { reportApi } from '../../../../shared/areas/reports/api.ts'
import { sendingWorkflow } from '../../../../shared/areas/reports/workflow.ts'
import { call } from '../../../http/client.ts'
import { WorkButton } from '../../../http/work-button.tsx'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { bytesOf, saveFile } from '../../../lists/tools/save-file.ts'
import { useSession } from '../../../state/session.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { useReportText } from './use-report-text.ts'

const said = [
  ...['report_name', 'report_days', 'sending_state', 'report_channel', 'report_target', 'sending_error'],
  ...['sending_tries', 'add_time', 'sent_time', 'file_name', 'owner_name'],
]

const save = async (id: string): Promise<void> => {
  const { name, file } = await call(reportApi.file, { id })
  saveFile(new Blob([bytesOf(file)]), name)
}

const SendingDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useReportText()
  const own = useSession(({ record }) => record?.id)
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            {row.file_name === '' || row.owner_id !== own ? null : (
              <WorkButton onWork={() => save(id)} data-testid="sending-file">
                {text('report.file')}
              </WorkButton>
            )}
            <RowButtons workflow={sendingWorkflow} row={row} />
          </Ways>
          <Fields title={text('report.sent')} row={row} fields={said} />
        </>
      ) : null}
      <RowHistory workflow={sendingWorkflow} rowKey={id} />
    </>
  )
}

/** What went out of the reports, with what came of it. */
export const SendingsTab = () => (
  <WorkflowList
    workflow={sendingWorkflow}
    inDrawer
    head={() => <ReportTabs now="sendings" />}
    detail={(key, row) => <SendingDetail key={key} id={key} row={row} />}
  />
)
