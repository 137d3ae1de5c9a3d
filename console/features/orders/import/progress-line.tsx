import { type ImportRun, importsApi } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { call } from '../../../http/client.ts'
import { confirm } from '../../../state/confirm.ts'
import { Row } from '../../../ui/layout.tsx'
import { percentText } from '../../../ui/percent.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  readonly onChanged: () => Promise<unknown>
}

/** How far a run is that is under way, and the way to end it. What is being taken back cannot be stopped. */
export const ProgressLine = ({ run, onChanged }: Props) => {
  const text = useImportText()
  const isCheck = run.state === 'checking'
  const cancel = async (): Promise<void> => {
    // A check writes nothing that could be half done.
    const sure =
      isCheck ||
      (await confirm({
        title: text('import.cancelTitle'),
        text: text('import.cancelText'),
        yes: text('import.cancel'),
        no: text('import.keep'),
        danger: true,
      }))
    if (sure) await call(importsApi.cancel, { id: run.id }).then(onChanged, onChanged)
  }
  const lines = countText(run.lines)
  const percent = percentText(run.part_bp)
  const speed = run.speed === null ? text('import.preparing') : text('import.speed', { n: countText(run.speed) })
  return (
    <div className="import-progress" data-progress={run.state}>
      <progress max={10_000} value={run.part_bp} aria-label={run.name} />
      <Row as="p" spread>
        <span aria-live="polite">
          {isCheck
            ? text('table.checking', { lines, percent })
            : run.state === 'undoing'
              ? text('run.undoing', { lines, percent })
              : text('import.progress', { lines, percent, speed })}
        </span>
        {run.state === 'undoing' ? null : (
          <button type="button" className="button" data-testid="import-cancel" onClick={() => void cancel()}>
            {text(isCheck ? 'check.cancel' : 'import.cancel')}
          </button>
        )}
      </Row>
    </div>
  )
}
