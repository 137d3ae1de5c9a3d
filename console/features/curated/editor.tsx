import { useState } from 'react'
import { curatedApi, PICKS_LIMIT } from '../../../shared/areas/curated/api.ts'
import { f } from '../../../shared/forms/form.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useDeclaredForm } from '../../forms/use-declared-form.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useUnsaved } from '../../state/unsaved.ts'
import { companyText } from './company-text.ts'
import { type DraftPick, draftOf, editable, moved, startOf } from './draft.ts'
import './editor.css'
import type { Best } from './issue-bar.tsx'
import { PickLine } from './pick-line.tsx'
import { PickSearch } from './pick-search.tsx'
import { useCuratedText } from './use-curated-text.ts'

const fields = [f.one('issue'), f.date('publish'), f.date('end', { optional: true })] as const

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
  const form = useDeclaredForm({
    fields,
    values: { issue: first.issue, publish: first.publish, end: first.end || null },
    currency: record.currency,
    send: async ({ issue, publish, end }) => {
      const publish_time = startOf(publish, record)
      const end_time = end === null ? null : startOf(end, record)
      if (publish_time === null || (end_time !== null && end_time <= publish_time))
        throw new CallError('refused', '', { fields: { end: text('curated.badDate') } })
      if (picks.some(({ reason }) => reason.trim() === '')) throw new CallError('refused', text('curated.needReason'))
      const sent = picks.map(({ title: _, topics, ...pick }) => ({ ...pick, topics: [...topics] }))
      const input = { company: best.company, issue, publish_time, end_time, picks: sent }
      const saved = await call(curatedApi.save, input, { tell: 'never' })
      showToast('good', text('curated.saved'))
      onSaved(saved.issue)
    },
  })
  return (
    <FormDialog
      title={text('curated.editTitle', { company })}
      testId="curated-editor"
      parts="curated"
      wide
      sends={text('curated.save')}
      fields={fields}
      form={form}
      labelOf={({ name }) => text.word(`curated.${name}`)}
      wordOf={(key) => key}
      optionsOf={() => issues.map((issue) => ({ value: issue, name: issue }))}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}

/** The operator's issue: products, their order, reasons, and when it is shown. */
export const Editor = (props: Props) => {
  const record = useSession((state) => state.record)
  return record ? <Inner {...props} record={record} /> : null
}
