import { useId } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { mostPanels } from '../../../shared/areas/analysis/panels-api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { usePanels, usePanelText } from '../../analysis/use-panels.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { AnalysisPanel, LostPanel } from './analysis-panel.tsx'

/** Saved views of the analysis that the account put here, as they were added; nothing for whoever has none and no analysis. */
export const MyAnalyses = ({ record }: { record: UserRecord }) => {
  const text = usePanelText()
  const id = useId()
  const { panels, error, refetch, remove } = usePanels()
  const open = decideAccess(record).allows('dataAnalysis')
  if (!error && (!panels || (panels.length === 0 && !open))) return null
  return (
    <section className="my-analyses" aria-labelledby={id} data-testid="my-analyses">
      <header>
        <h2 id={id}>{text('panel.section')}</h2>
        {panels ? <span>{text('panel.count', { n: panels.length, most: mostPanels })}</span> : null}
        {open ? <Link to={screenRow('dataAnalysis').path}>{text('panel.toAnalysis')}</Link> : null}
      </header>
      <LoadFailed error={error} kept={panels !== undefined} onRetry={refetch} />
      {panels?.length === 0 ? <p className="my-none">{text('panel.none')}</p> : null}
      <div className="board-charts">
        {panels?.map((panel) =>
          panel.state === 'shown' ? (
            <AnalysisPanel key={panel.id} panel={panel} record={record} onRemove={() => void remove(panel)} />
          ) : (
            <LostPanel key={panel.id} panel={panel} onRemove={() => void remove(panel)} />
          ),
        )}
      </div>
    </section>
  )
}
