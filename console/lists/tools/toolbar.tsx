import { useState } from 'react'
import type { ExportFormat } from '../../../shared/areas/exports/api.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useListWorld } from '../list-world.ts'
import type { Layout } from '../url-state.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ViewMenu } from './view-menu.tsx'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly name: string
  readonly pressed?: boolean
  readonly busy?: boolean
  readonly onPress: () => void
}

const Tool = ({ icon, label, name, pressed, busy, onPress }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    aria-busy={busy}
    data-tool={name}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

interface Props {
  /** How the rows stand, and how they may; undefined where there is but the table. */
  readonly layout: Layout | undefined
  readonly layouts: readonly Layout[]
  readonly asking: boolean
  readonly full: boolean
  readonly onRefresh: () => void
  readonly onFull: () => void
  readonly onExport: (format: ExportFormat) => void
  /** Rows of the whole filter. */
  readonly total: number | undefined
  readonly exporting: boolean
}

/** What can be done with the list as a whole. */
export const Toolbar = ({ layout, layouts, asking, full, onRefresh, onFull, onExport, total, exporting }: Props) => {
  const { text, settings, go } = useListWorld()
  const [columns, setColumns] = useState(false)
  const { setting } = settings
  const compact = setting.density === 'compact'
  return (
    <div className="list-tools">
      <ViewMenu />
      {layout ? (
        <Segmented
          label={text('list.layout')}
          options={layouts.map((value) => ({ value, label: text(`list.${value}`) }))}
          value={layout}
          onValue={(next) => go({ layout: next })}
        />
      ) : null}
      <Tool icon="refresh" name="refresh" label={text('word.refresh')} busy={asking} onPress={onRefresh} />
      <Tool icon="columns" name="columns" label={text('list.columns')} onPress={() => setColumns(true)} />
      <Tool
        icon="density"
        name="density"
        label={text(compact ? 'list.normal' : 'list.compact')}
        pressed={compact}
        onPress={() => settings.set({ ...setting, density: compact ? 'normal' : 'compact' })}
      />
      <Tool
        icon={full ? 'shrink' : 'expand'}
        name="full"
        label={text(full ? 'list.shrink' : 'list.full')}
        pressed={full}
        onPress={onFull}
      />
      <ExportMenu busy={exporting} total={total} onFormat={onExport} />
      {columns ? <ColumnDialog onClose={() => setColumns(false)} /> : null}
    </div>
  )
}
