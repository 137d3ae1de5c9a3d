import { useEffect, useState } from 'react'
import { analysisApi } from '../../../shared/areas/analysis/api.ts'
import type { ExportFormat } from '../../../shared/areas/exports/api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { callForFile } from '../../http/client.ts'
import { keepPlatformTime } from '../../http/platform-clock.ts'
import { DataTime } from '../../lists/data-time.tsx'
import { ChipRow } from '../../lists/filters/chip-row.tsx'
import { FilterBar } from '../../lists/filters/filter-bar.tsx'
import { Empty, Wait } from '../../ui/empty.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import '../../lists/list.css'
import { ListProvider } from '../../lists/list-world.ts'
import { ExportMenu } from '../../lists/tools/export-menu.tsx'
import { saveFile } from '../../lists/tools/save-file.ts'
import { ViewMenu } from '../../lists/tools/view-menu.tsx'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import './analysis.css'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { useLabelWorld } from '../../analysis/use-answer-chart.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { renewal } from '../../ui/renewal.ts'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { Builder, Presets } from './builder.tsx'
import { PanelButton } from './panel-button.tsx'
import { PivotTable } from './pivot-table.tsx'
import { ResultChart } from './result-chart.tsx'
import { useAsked } from './use-asked.ts'
import { useDrill } from './use-drill.ts'
import { useQuestion } from './use-question.ts'
import { WorkCard } from './work-card.tsx'

const halves = 'minmax(0, 11fr) minmax(0, 9fr)'

const Analysis = ({ record }: { record: UserRecord }) => {
  const text = useAnalysisText()
  useEffect(keepPlatformTime, [])
  const question = useQuestion(record)
  const { look, see, input, waits } = question
  const { answer, work, error, isFetching, isOld, again, cancel } = useAsked(input, !waits)
  const world = useLabelWorld(answer, record)
  const drill = useDrill(record, answer, question.filters)
  const [busy, setBusy] = useState(false)
  const save = async (format: ExportFormat): Promise<void> => {
    setBusy(true)
    try {
      const query = String(new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])))
      const { file, name } = await callForFile(analysisApi.table, { query, sort: look.sort, format })
      saveFile(file, name ?? `analysis.${format}`)
      showToast('good', text('analysis.exported'))
    } catch {
      // The call has told why.
    }
    setBusy(false)
  }
  const silent = answer?.silent ?? []
  const anew = (): void => void again()
  return (
    <Stack className="analysis" data-ready={answer && !isOld ? '' : undefined} data-source={answer?.source}>
      <ThinBar shown={isFetching && answer !== undefined} />
      <ListProvider value={question.views}>
        <header className="list-head">
          <h1>{text('screen.dataAnalysis')}</h1>
          {answer ? <DataTime time={answer.data_time} /> : null}
          {answer ? (
            <span className="note">{text(answer.source === 'kept' ? 'analysis.kept' : 'analysis.lines')}</span>
          ) : null}
          <div className="list-tools">
            <ViewMenu />
            <PanelButton record={record} />
            <button
              type="button"
              className="icon-button"
              aria-label={text('word.refresh')}
              title={text('word.refresh')}
              aria-busy={isFetching}
              data-testid="refresh"
              onClick={anew}
            >
              <Icon name="refresh" />
            </button>
            <ExportMenu busy={busy} disabled={!answer} onFormat={(format) => void save(format)} />
          </div>
        </header>
      </ListProvider>
      <Presets question={question} />
      <Builder question={question} />
      <ListProvider value={question.bar}>
        <FilterBar onAgain={anew} keyword={false} />
      </ListProvider>
      <ListProvider value={question.chips}>
        <ChipRow />
        <LoadFailed error={error} kept={false} onRetry={anew} />
      </ListProvider>
      {work ? (
        <WorkCard work={work} onCancel={() => void cancel()} onAgain={anew} />
      ) : !answer ? (
        error ? null : (
          <Grid columns={halves} data-testid="skeleton" aria-busy="true">
            <Wait height={380} />
            <Wait height={380} />
          </Grid>
        )
      ) : (
        <FrameContext value={{ currency: answer.currency, zone: record.zone, time: answer.data_time }}>
          <Note data-testid="days">
            {text('analysis.days', { from: answer.from, to: answer.to })}
            {answer.before_from && answer.before_to
              ? ` · ${text('analysis.against', { from: answer.before_from, to: answer.before_to })}`
              : null}
            {silent.length > 0
              ? ` · ${text('analysis.silent', { names: silent.map((id) => text(`metric.${id}`)).join(', ') })}`
              : null}
          </Note>
          <Grid
            columns={answer.pivot || answer.metrics.length > 5 ? 'minmax(0, 1fr)' : halves}
            className="analysis-result"
            {...renewal(isOld)}
          >
            <div className="analysis-table">
              {answer.rows.length === 0 && answer.dims.length > 0 ? (
                <Empty tall role="status" data-testid="analysis-empty">
                  <Icon name="search" size={32} />
                  <p>{text('analysis.empty')}</p>
                  <small>{text('analysis.emptyNote')}</small>
                </Empty>
              ) : (
                <PivotTable answer={answer} look={look} world={world} onLook={see} drill={isOld ? undefined : drill} />
              )}
            </div>
            {answer.dims.length > 0 ? <ResultChart answer={answer} look={look} world={world} onLook={see} /> : null}
          </Grid>
        </FrameContext>
      )}
    </Stack>
  )
}

/** S13: order lines cut by up to three dimensions and ten metrics; the whole question stands in the address. */
export const AnalysisPage = () => {
  const record = useSession((state) => state.record)
  return record ? <Analysis record={record} /> : null
}
