import { Icon } from '../../ui/icon.tsx'
import { commandKey } from './keys.ts'
import { openOverlay } from './shell-state.ts'
import { useShellText } from './use-shell-text.ts'

/** The way to the command palette for whoever does not know its key. */
export const SearchButton = () => {
  const text = useShellText()
  const label = text('shell.searchLabel', { key: commandKey })
  return (
    <button
      type="button"
      className="search-button"
      aria-label={`${text('shell.search')} ${commandKey}`}
      title={label}
      aria-haspopup="dialog"
      data-testid="search"
      onClick={() => openOverlay('palette')}
    >
      <Icon name="search" size={16} />
      <span>{text('shell.search')} </span>
      <kbd>{commandKey}</kbd>
    </button>
  )
}
