import { useQueryClient } from '@tanstack/react-query'
import { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBoardText } from './use-board-text.ts'

/** Turns the daily notice of yesterday's figures on and off. */
export const ReportSwitch = () => {
  const text = useBoardText()
  const client = useQueryClient()
  const { data } = useEndpoint(dashboardApi.report, {})
  if (!data) return null
  const turn = async (): Promise<void> => {
    try {
      const { on } = await call(dashboardApi.setReport, { on: !data.on })
      client.setQueryData([dashboardApi.report.path, {}], { on })
      showToast('good', text(on ? 'board.reportOn' : 'board.reportOff'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={data.on}
      aria-label={text('board.report')}
      title={text('board.report')}
      data-testid="report"
      onClick={() => void turn()}
    >
      <Icon name="mail" size={18} />
    </button>
  )
}
