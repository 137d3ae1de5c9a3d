interface Props {
  readonly cancel: string
  readonly confirm: string
  readonly onCancel: () => void
  readonly onConfirm: () => unknown
  /** What was confirmed is under way. */
  readonly busy: boolean
  /** There is nothing to confirm yet. */
  readonly disabled?: boolean
  readonly testId: string
}

/** The foot of a dialog that sends something: the safe button first. */
export const DialogButtons = ({ cancel, confirm, onCancel, onConfirm, busy, disabled = false, testId }: Props) => (
  <>
    <button type="button" className="button" onClick={onCancel}>
      {cancel}
    </button>
    <button
      type="button"
      className="button primary"
      disabled={disabled || busy}
      aria-busy={busy}
      onClick={() => onConfirm()}
      data-testid={testId}
    >
      {confirm}
    </button>
  </>
)
