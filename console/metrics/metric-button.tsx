import { useState } from 'react'
import type { MetricZoneId } from '../../shared/metrics/zones.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { MetricDialogProps } from './metric-dialog.tsx'
import { useMetrics } from './use-metrics.ts'

const MetricDialog = lazyPart<MetricDialogProps>(async () => (await import('./metric-dialog.tsx')).MetricDialog)

interface Props {
  readonly zone: MetricZoneId
  /** Said by the page, so that the dialog's words come with the dialog. */
  readonly label: string
  readonly nameOf: (metric: string) => string
}

/** Opens the choice of figures of a place. */
export const MetricButton = ({ zone, label, nameOf }: Props) => {
  const { metrics, choose } = useMetrics(zone)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" data-testid="metrics" onClick={() => setOpen(true)}>
        <Icon name="board" size={16} />
        {label}
      </button>
      {isOpen ? (
        <MetricDialog
          title={label}
          zone={zone}
          chosen={metrics}
          nameOf={nameOf}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
