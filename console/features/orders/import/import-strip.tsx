import { type ImportRun, mayImport } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { useSession } from '../../../state/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { percentText } from '../../../ui/percent.ts'
import { useImportAddress } from './address.ts'
import { type ImportText, useImportText } from './use-import-text.ts'
import { useImports } from './use-imports.ts'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

const nowText = ({ state, name, part_bp, lines }: ImportRun, text: ImportText): string => {
  const params = { name, percent: percentText(part_bp), lines: countText(lines) }
  if (state === 'queued') return text('import.now.queued', params)
  if (state === 'checking') return text('import.now.checking', params)
  return text(state === 'undoing' ? 'import.now.undoing' : 'import.now.running', params)
}

const Strip = () => {
  const text = useImportText()
  const { again } = useListWorld()
  const address = useImportAddress()
  const { data, error, running, refetch } = useImports({ onDone: again, onLook: address.go })
  return (
    <Row>
      <button type="button" className="button" data-testid="import-open" onClick={() => address.go('')}>
        <Icon name="plus" size={16} />
        {text('import.title')}
      </button>
      {running ? (
        <span className="note" role="status">
          <button type="button" className="link-button" onClick={() => address.go(running.id)}>
            {nowText(running, text)}
          </button>
        </span>
      ) : null}
      {address.shown === undefined ? null : (
        <ImportDialog data={data} error={error} address={address} onChanged={refetch} />
      )}
    </Row>
  )
}

/** Whoever follows an address to the imports and may not see them is told so. */
const Denied = () => {
  const text = useImportText()
  const { shown, go } = useImportAddress()
  if (shown === undefined) return null
  return (
    <Dialog title={text('import.title')} testId="import-denied" light onClose={() => go(undefined)}>
      <p>{text('import.denied')}</p>
    </Dialog>
  )
}

/** The way to the import of order files, for whoever may, and how far the one under way is. */
export const ImportStrip = () => {
  const may = useSession((state) => (state.record ? mayImport(state.record) : false))
  return may ? <Strip /> : <Denied />
}
