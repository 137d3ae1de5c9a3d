import { useState } from 'react'
import { curatedApi, PICKS_LIMIT } from '../../../shared/areas/curated/api.ts'
import { curatedForm } from '../../../shared/forms/curated.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { FormBody, FormButtons } from '../../forms/form-body.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useSession } from '../../state/session.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { companyText } from './company-text.ts'
import { type DraftPick, draftOf, editable, moved } from './draft.ts'
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
  const [picks, setPicks] = useState<readonly DraftPick[]>(first.picks)
  useUnsaved(picks !== first.picks)
  const { state, label } = useFormState({
    form: curatedForm,
    about: {
      company: best.company,
      picks: picks.map(({ title: _, topics, ...pick }) => ({ ...pick, topics: [...topics] })),
      clock: record,
    },
    start: { issue: first.issue, publish: first.publish, end: first.end || null },
    offered: { issue: issues.map((issue) => ({ value: issue, name: issue })) },
    params: { company },
    send: async (input) => {
      const { publish_time, end_time } = input
      if (end_time !== null && end_time <= publish_time)
        throw new CallError('refused', '', { fields: { end: text('curated.badDate') } })
      if (picks.some(({ reason }) => reason.trim() === '')) throw new CallError('refused', text('curated.needReason'))
      return call(curatedApi.save, input, { tell: 'never' })
    },
    onDone: ({ issue }) => onSaved(issue),
  })
  return (
    <Dialog
      title={state.word('title')}
      testId="curated-editor"
      wide
      onClose={onClose}
      actions={<FormButtons {...{ state, label }} onCancel={onClose} testId="curated" />}
    >
      <FormBody state={state} wide />
      {picks.length < PICKS_LIMIT ? (
        <PickSearch
          company={best.company}
          taken={picks.map(({ product_id }) => product_id)}
          onAdd={(product) => setPicks([...picks, { ...product, topics: [], reason: '', comment: '' }])}
        />
      ) : null}
      {picks.length === 0 ? <p>{text('curated.noPick')}</p> : null}
      <ol className="editor-picks">
        {picks.map((pick, at) => (
          <PickLine
            key={pick.product_id}
            pick={pick}
            onChange={(next) => setPicks(picks.with(at, next))}
            onMove={(by) => setPicks(moved(picks, at, by))}
            onRemove={() => setPicks(picks.toSpliced(at, 1))}
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
