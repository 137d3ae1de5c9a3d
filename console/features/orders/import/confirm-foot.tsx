import { useId, useState } from 'react'
import { type ImportCheck, importsApi } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { call } from '../../../http/client.ts'
import { mayLeave } from '../../../state/may-leave.ts'
import { unsavedNow } from '../../../state/unsaved.ts'
import { Row } from '../../../ui/layout.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly id: string
  /** Null while the import cannot be confirmed. */
  readonly check: ImportCheck | null
  /** Why it cannot; empty when it can. */
  readonly blocked: string
  readonly onChanged: () => Promise<unknown>
}

/** The one confirmation: how many lines, and what follows from it, or why it cannot be given. */
export const ConfirmFoot = ({ id, check, blocked, onChanged }: Props) => {
  const text = useImportText()
  const note = useId()
  const [busy, setBusy] = useState(false)
  const [before] = useState(unsavedNow)
  const start = async (): Promise<void> => {
    if (!(await mayLeave(before))) return
    setBusy(true)
    await call(importsApi.start, { id }).then(onChanged, onChanged)
    setBusy(false)
  }
  const counts = check
    ? { refused: check.refused, older: check.older, lowered: check.loweredLines, revived: check.revivedLines }
    : undefined
  const effects = (['refused', 'older', 'lowered', 'revived'] as const).flatMap((name) => {
    const n = counts?.[name] ?? 0
    return n > 0 ? [text(`check.then.${name}`, { n: countText(n) })] : []
  })
  return (
    <Row className="import-foot">
      <p id={note} data-testid="import-consequences">
        {blocked || (effects.length > 0 ? effects.join(' ') : text('check.then.plain'))}
      </p>
      <button
        type="button"
        className="button primary"
        disabled={busy || blocked !== ''}
        aria-busy={busy}
        aria-describedby={note}
        data-testid="import-start"
        onClick={() => void start()}
      >
        {check && check.taken > 0 ? text('table.confirm', { n: countText(check.taken) }) : text('check.confirmNone')}
      </button>
    </Row>
  )
}
