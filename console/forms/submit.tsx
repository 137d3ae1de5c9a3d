interface Props {
  readonly label: string
  readonly busyLabel?: string
  readonly busy: boolean
  /** The id of its form, where it stands outside of it. */
  readonly form?: string
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly testId?: string
}

/** The button that sends a form: says what it does, and that it is at it. */
export const Submit = ({ label, busyLabel, busy, danger, testId, ...button }: Props) => (
  <button
    {...button}
    type="submit"
    className={`button ${danger ? 'danger' : 'primary'} form-submit`}
    aria-busy={busy}
    aria-disabled={busy}
    data-testid={testId}
  >
    {busy ? <span className="spinner" aria-hidden="true" /> : null}
    {busy ? (busyLabel ?? label) : label}
  </button>
)
