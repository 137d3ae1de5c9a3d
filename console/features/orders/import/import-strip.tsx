import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mayImport } from '../../../../shared/api/imports.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { useSession } from '../../../state/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { percentText } from './figures.ts'
import './strip.css'
import { useImportText } from './use-import-text.ts'
import { useImports } from './use-imports.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx').then(({ ImportDialog: Page }) => ({ default: Page })))

const Strip = () => {
  const text = useImportText()
  const { again, clock } = useListWorld()
  const [params, setParams] = useSearchParams()
  const { data, running, refetch } = useImports(again)
  const isOpen = params.get('import') === '1'
  const show = (open: boolean): void => {
    const next = new URLSearchParams(params)
    if (open) next.set('import', '1')
    else next.delete('import')
    // An address that says nothing is the default view's.
    setParams(next.toString() || 'page=1', { replace: !open })
  }
  return (
    <div className="import-strip">
      <button type="button" className="button" data-testid="import-open" onClick={() => show(true)}>
        <Icon name="plus" size={16} />
        {text('import.open')}
      </button>
      {running ? (
        <span role="status">
          {text('import.now', {
            name: running.name,
            percent: percentText(running.part_bp),
            lines: countText(running.lines),
          })}
        </span>
      ) : null}
      {isOpen ? (
        <Suspense>
          <ImportDialog data={data} zone={clock.zone} onChanged={refetch} onClose={() => show(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The way to the import of order files, for whoever may, and how far the one under way is. */
export const ImportStrip = () => {
  const may = useSession((state) => (state.record ? mayImport(state.record) : false))
  return may ? <Strip /> : null
}
