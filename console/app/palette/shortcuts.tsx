import { Dialog } from '../../ui/dialog.tsx'
import { commandKey } from '../shell/keys.ts'
import { closeOverlay } from '../shell/shell-state.ts'
import './palette.css'
import { usePaletteText } from './use-palette-text.ts'

/** Keys one after the other; `then` stands between those that follow each other. */
const rows = [
  { keys: [commandKey], does: 'palette.title', where: 'keys.everywhere' },
  { keys: ['?'], does: 'keys.help', where: 'keys.everywhere' },
  { keys: ['g', 'd'], does: 'keys.home', where: 'keys.everywhere' },
  { keys: ['g', 'o'], does: 'keys.orders', where: 'keys.everywhere' },
  { keys: ['['], does: 'keys.fold', where: 'keys.everywhere' },
  { keys: ['/'], does: 'keys.search', where: 'keys.lists' },
  { keys: ['e'], does: 'keys.export', where: 'keys.lists' },
  { keys: ['↑', '↓'], does: 'keys.rows', where: 'keys.lists' },
  { keys: ['Enter'], does: 'keys.open', where: 'keys.lists' },
] as const

/** D22: the keys of the console. */
export const Shortcuts = () => {
  const text = usePaletteText()
  return (
    <Dialog title={text('keys.title')} testId="shortcuts" light onClose={closeOverlay}>
      <table className="keys">
        <thead>
          <tr>
            <th scope="col">{text('keys.key')}</th>
            <th scope="col">{text('keys.does')}</th>
            <th scope="col">{text('keys.where')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does, where }) => (
            <tr key={does}>
              <th scope="row">
                <kbd>{keys[0]}</kbd>
                {keys[0] === 'g' ? ` ${text('keys.then')}` : ''} {keys[1] ? <kbd>{keys[1]}</kbd> : null}
              </th>
              <td>{text(does)}</td>
              <td>{text(where)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="keys-note">{text('keys.note')}</p>
    </Dialog>
  )
}
