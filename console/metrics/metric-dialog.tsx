import { useState } from 'react'
import { type MetricZoneId, metricsIn, metricZones } from '../../shared/metrics/zones.ts'
import { useUnsaved } from '../state/unsaved.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { moved } from '../ui/moved.ts'
import { Note } from '../ui/note.tsx'
import { SortList } from '../ui/sort-list.tsx'
import { useArrangeText } from '../ui/use-arrange-text.ts'
import './metric-dialog.css'

export interface MetricDialogProps {
  readonly title: string
  readonly zone: MetricZoneId
  readonly chosen: readonly string[]
  readonly nameOf: (metric: string) => string
  readonly onChoose: (metrics: readonly string[] | null) => Promise<void>
  readonly onClose: () => void
}

/** D19: which figures stand in a place, and in which order. */
export const MetricDialog = ({ title, zone, chosen, nameOf, onChoose, onClose }: MetricDialogProps) => {
  const text = useArrangeText()
  const { all, most } = metricZones[zone]
  const own = metricsIn(metricZones[zone], null)
  const [metrics, setMetrics] = useState(chosen)
  const [busy, setBusy] = useState(false)
  useUnsaved(metrics !== chosen)
  const others = all.filter((metric) => !metrics.includes(metric))
  const full = metrics.length >= most
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await onChoose(metrics.join() === own.join() ? null : metrics)
      onClose()
    } catch {
      // The call has told why; what was chosen stays.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      note={text('arrange.count', { n: metrics.length, most })}
      testId="metric-dialog"
      wide
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="button metrics-reset"
            data-testid="metrics-reset"
            onClick={() => setMetrics(own)}
          >
            {text('arrange.reset')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {text('word.cancel')}
          </button>
          <button
            type="button"
            className="button primary"
            data-testid="metrics-save"
            aria-busy={busy}
            disabled={busy || metrics.length === 0}
            onClick={() => void save()}
          >
            {text('arrange.save')}
          </button>
        </>
      }
    >
      <div className="metric-lists">
        <section aria-label={text('arrange.chosen')}>
          <h3>{text('arrange.chosen')}</h3>
          <Note>{text('arrange.note')}</Note>
          <SortList
            label={text('arrange.chosen')}
            keys={metrics}
            nameOf={nameOf}
            onMove={(metric, to) => setMetrics((before) => moved(before, metric, to))}
            more={(metric) => (
              <button
                type="button"
                className="icon-button"
                aria-label={text('arrange.remove', { name: nameOf(metric) })}
                disabled={metrics.length === 1}
                onClick={() => setMetrics(metrics.filter((one) => one !== metric))}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          >
            {(metric) => <span className="sort-name">{nameOf(metric)}</span>}
          </SortList>
        </section>
        <section aria-label={text('arrange.others')}>
          <h3>{text('arrange.others')}</h3>
          {full && others.length > 0 ? <Note>{text('arrange.full')}</Note> : null}
          {others.length === 0 ? <Note>{text('arrange.all')}</Note> : null}
          <p className="metric-others">
            {others.map((metric) => (
              <button
                key={metric}
                type="button"
                className="button"
                data-add={metric}
                aria-label={text('arrange.add', { name: nameOf(metric) })}
                disabled={full}
                onClick={() => setMetrics([...metrics, metric])}
              >
                + {nameOf(metric)}
              </button>
            ))}
          </p>
        </section>
      </div>
    </Dialog>
  )
}
