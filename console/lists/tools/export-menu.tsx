import { mayExport } from '../../../shared/access/rights.ts'
import { type ExportFormat, exportAtOnce } from '../../../shared/areas/exports/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useListWorld } from '../list-world.ts'
import { useListText } from '../use-list-text.ts'
import './export-menu.css'

interface Props {
  readonly busy: boolean
  /** There is nothing yet that a file could hold. */
  readonly disabled?: boolean
  /** Rows of the file, where they are known. */
  readonly total?: number | undefined
  readonly onFormat: (format: ExportFormat) => void
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']
const focusIt = (button: HTMLButtonElement | null): void => button?.focus()

/** The formats that a table can be had in, the workbook first; what is too long for at once is said to be made in the background. */
export const ExportMenu = ({ busy, disabled = false, total = 0, onFormat }: Props) => {
  const text = useListText()
  const { list } = useListWorld()
  const record = useSession((state) => state.record)
  if (record && !mayExport(record, [list.screen, ...(list.also ?? [])])) return null
  return (
    <Popover
      className="button primary"
      name={text('list.export')}
      testId="export"
      disabled={disabled}
      label={
        <>
          <Icon name="download" size={16} />
          {text(busy ? 'list.exporting' : 'list.export')}
          <Icon name="down" size={14} />
        </>
      }
    >
      {(close) => (
        <div className="export-menu">
          {formats.map((format, at) => (
            <button
              key={format}
              ref={at === 0 ? focusIt : null}
              type="button"
              disabled={busy}
              data-format={format}
              onClick={() => {
                close()
                onFormat(format)
              }}
            >
              <b>{text(`export.as.${format}`)}</b>
              <small>{text(`export.as.${format}.note`)}</small>
            </button>
          ))}
          {total > exportAtOnce ? (
            <p>{text('export.note', { n: countText(total), most: countText(exportAtOnce) })}</p>
          ) : null}
        </div>
      )}
    </Popover>
  )
}
