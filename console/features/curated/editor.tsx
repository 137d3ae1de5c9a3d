import { useState } from 'react'
import { curatedApi, PICKS_LIMIT } from '../../../shared/areas/curated/api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { companyText } from './company-text.ts'
import { type Draft, type DraftPick, draftOf, editable, moved, startOf } from './draft.ts'
import './editor.css'
import type { Best } from './issue-bar.tsx'
import { PickLine } from './pick-line.tsx'
import { PickSearch } from './pick-search.tsx'
import { useCuratedText } from './use-curated-text.ts'

interface Props {
  readonly best: Best
  readonly onClose: () => void
  readonly onSaved: (issue: string) => void
}

const Inner = ({ best, onClose, onSaved, record }: Props & { record: UserRecord }) => {
  const text = useCuratedText()
  const now = platformNowMs() / 1000
  const issues = editable(best, record, now)
  const company = companyText(
    text,
    best.companies.find(({ id }) => id === best.company) ?? { id: best.company, name: '' },
  )
  const [first] = useState(() => draftOf(best, record.zone, now, issues[1] ?? ''))
  const [draft, setDraft] = useState<Draft>(first)
  const [alert, setAlert] = useState('')
  const [busy, setBusy] = useState(false)
  useUnsaved(draft !== first)
  const change = (fields: Partial<Draft>): void => setDraft((before) => ({ ...before, ...fields }))
  const put = (at: number, pick: DraftPick): void => change({ picks: draft.picks.with(at, pick) })

  const save = async (): Promise<void> => {
    const publish_time = startOf(draft.publish, record)
    const end_time = draft.end === '' ? null : startOf(draft.end, record)
    if (publish_time === null || (end_time !== null && end_time <= publish_time)) {
      setAlert(text('curated.badDate'))
      return
    }
    if (draft.picks.some(({ reason }) => reason.trim() === '')) {
      setAlert(text('curated.needReason'))
      return
    }
    setBusy(true)
    try {
      const picks = draft.picks.map(({ title: _, topics, ...pick }) => ({ ...pick, topics: [...topics] }))
      const input = { company: best.company, issue: draft.issue, publish_time, end_time, picks }
      const { issue } = await call(curatedApi.save, input, { tell: 'never' })
      showToast('good', text('curated.saved'))
      onSaved(issue)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setAlert(error.message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={text('curated.editTitle', { company })}
      testId="curated-editor"
      onClose={onClose}
      wide
      actions={
        <DialogButtons
          cancel={text('market.cancel')}
          confirm={text('curated.save')}
          onCancel={onClose}
          onConfirm={save}
          busy={busy}
          testId="curated-save"
        />
      }
    >
      <p className="form-alert" role="alert">
        {alert}
      </p>
      <div className="editor-when">
        <label>
          <span>{text('curated.issue')}</span>
          <select className="select" value={draft.issue} onChange={(event) => change({ issue: event.target.value })}>
            {issues.map((issue) => (
              <option key={issue}>{issue}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{text('curated.publish')}</span>
          <input type="date" value={draft.publish} onChange={(event) => change({ publish: event.target.value })} />
        </label>
        <label>
          <span>{text('curated.end')}</span>
          <input type="date" value={draft.end} onChange={(event) => change({ end: event.target.value })} />
        </label>
      </div>
      {draft.picks.length < PICKS_LIMIT ? (
        <PickSearch
          company={best.company}
          taken={draft.picks.map(({ product_id }) => product_id)}
          onAdd={(product) => change({ picks: [...draft.picks, { ...product, topics: [], reason: '', comment: '' }] })}
        />
      ) : null}
      {draft.picks.length === 0 ? <p>{text('curated.noPick')}</p> : null}
      <ol className="editor-picks">
        {draft.picks.map((pick, at) => (
          <PickLine
            key={pick.product_id}
            pick={pick}
            onChange={(next) => put(at, next)}
            onMove={(by) => change({ picks: moved(draft.picks, at, by) })}
            onRemove={() => change({ picks: draft.picks.toSpliced(at, 1) })}
          />
        ))}
      </ol>
    </Dialog>
  )
}

/** The operator's issue: products, their order, reasons, and when it is shown. */
export const Editor = (props: Props) => {
  const record = useSession((state) => state.record)
  return record ? <Inner {...props} record={record} /> : null
}
