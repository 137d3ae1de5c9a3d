import { useExports } from '../../state/exports.ts'
import { openSessionDialog } from '../../state/session-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import './exports.css'
import { useExportText } from './use-export-text.ts'

/** Opens the export centre; moves while an export runs. */
export const ExportsButton = () => {
  const say = useExportText()
  const running = useExports((state) => state.waiting.length)
  const label = running > 0 ? say('exports.running', { n: running }) : say('exports.title')
  return (
    <button
      type="button"
      className="icon-button exports-button"
      aria-label={label}
      title={label}
      data-running={running}
      data-testid="exports"
      onClick={() => openSessionDialog('exports')}
    >
      <Icon name="download" />
    </button>
  )
}
