import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { mostPanels } from '../../../shared/areas/analysis/panels-api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { usePanels, usePanelText } from '../../analysis/use-panels.ts'
import { Grid } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { AnalysisPanel, LostPanel } from './analysis-panel.tsx'

/** Saved views of the analysis that the account put here, as they were added; nothing for whoever has none and no analysis. */
export const MyAnalyses = ({ record }: { record: UserRecord }) => {
  const text = usePanelText()
  const { panels, error, refetch, remove } = usePanels()
  const open = decideAccess(record).allows('dataAnalysis')
  if (!error && (!panels || (panels.length === 0 && !open))) return null
  return (
    <Section
      within
      title={text('panel.section')}
      note={panels ? text('panel.count', { n: panels.length, most: mostPanels }) : null}
      tools={open ? <Link to={screenRow('dataAnalysis').path}>{text('panel.toAnalysis')}</Link> : null}
      data-testid="my-analyses"
    >
      <LoadFailed error={error} kept={panels !== undefined} onRetry={refetch} />
      {panels?.length === 0 ? <Note>{text('panel.none')}</Note> : null}
      <Grid min={440}>
        {panels?.map((panel) =>
          panel.state === 'shown' ? (
            <AnalysisPanel key={panel.id} panel={panel} record={record} onRemove={() => void remove(panel)} />
          ) : (
            <LostPanel key={panel.id} panel={panel} onRemove={() => void remove(panel)} />
          ),
        )}
      </Grid>
    </Section>
  )
}
