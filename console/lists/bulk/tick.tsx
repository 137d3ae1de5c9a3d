import { useListText } from '../use-list-text.ts'

interface Props {
  /** What is chosen by it. */
  readonly label: string
  readonly chosen: boolean
  /** Some of several are. */
  readonly partly?: boolean
  readonly onChoose: (chosen: boolean) => void
}

/** A box to tick; a press on it never opens the row. */
export const Tick = ({ label, chosen, partly = false, onChoose }: Props) => {
  const text = useListText()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it keeps a press from the row, it does nothing itself
    <label className="tick" onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={text('bulk.choose', { name: label })}
        checked={chosen}
        ref={(box) => {
          if (box) box.indeterminate = partly && !chosen
        }}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  )
}
