import type { CallData } from '../../../shared/api/endpoint.ts'
import { type AdLevel, adLevels, type adsApi } from '../../../shared/areas/ads/api.ts'
import { type AdPreset, adPresets } from '../../../shared/areas/ads/presets.ts'
import { Empty, Wait } from '../../ui/empty.tsx'
import { Row } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import './ads.css'
import type { AdBoardState } from './board-state.ts'
import { ReportTable } from './report-table.tsx'
import { useAdText } from './use-ad-text.ts'

interface Props {
  readonly report: CallData<typeof adsApi.report> | undefined
  readonly state: AdBoardState
  /** Another level or place: the back button comes back from it. */
  readonly go: (change: Partial<AdBoardState>) => void
  /** Another look at the same rows. */
  readonly look: (change: Partial<AdBoardState>) => void
}

/** The way down from all campaigns, as far as one has gone. */
const Crumbs = ({ report, go }: Pick<Props, 'go'> & { report: CallData<typeof adsApi.report> }) => {
  const text = useAdText()
  if (report.crumbs.length === 0) return null
  return (
    <Row as="nav" className="ad-crumbs" aria-label={text('ads.path')} data-testid="ad-crumbs">
      <button type="button" className="link-button" onClick={() => go({ level: 'campaign', parent: '' })}>
        {text('ads.all')}
      </button>
      {report.crumbs.map(({ level, id, name }, n) => (
        <span key={id}>
          <i aria-hidden="true">/</i>
          {n === report.crumbs.length - 1 ? (
            <b aria-current="location">{name}</b>
          ) : (
            <button
              type="button"
              className="link-button"
              onClick={() => go({ level: level === 'campaign' ? 'group' : 'ad', parent: id })}
            >
              {name}
            </button>
          )}
        </span>
      ))}
    </Row>
  )
}

/** The report: level, set of columns, the way down, and the rows. */
export const ReportPanel = ({ report, state, go, look }: Props) => {
  const text = useAdText()
  return (
    <Section
      name="report"
      title={text('ads.report')}
      tools={
        <>
          <Segmented<AdLevel>
            label={text('ads.level')}
            value={state.level}
            onValue={(level) => go({ level, parent: '' })}
            options={adLevels.map((value) => ({ value, label: text(`ads.level.${value}`) }))}
          />
          <Segmented<AdPreset>
            label={text('word.columns')}
            value={state.preset}
            onValue={(preset) => look({ preset, sort: '' })}
            options={adPresets.map((value) => ({ value, label: text(`ads.preset.${value}`) }))}
          />
        </>
      }
    >
      {report ? (
        <>
          <Crumbs report={report} go={go} />
          {report.rows.length > 0 ? (
            <ReportTable report={report} state={state} go={go} look={look} />
          ) : (
            <Empty>{text('ads.noneRange')}</Empty>
          )}
        </>
      ) : (
        <Wait height={320} />
      )}
    </Section>
  )
}
