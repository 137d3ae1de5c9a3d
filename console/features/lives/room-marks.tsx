import { useState } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { liveApi } from '../../../shared/areas/lives/api.ts'
import { minuteText } from '../../../shared/format/time.ts'
import { liveMarkForm } from '../../../shared/forms/live.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { confirm } from '../../state/confirm.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { useLiveText } from './use-live-text.ts'

type Data = CallData<typeof liveApi.detail>

interface Props {
  readonly data: Data
  readonly onChanged: () => void
}

/** What was noted of a room that runs or has run, newest first; noted and taken back here. */
export const RoomMarks = ({ data: { live_id, start_t, marks }, onChanged }: Props) => {
  const text = useLiveText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const [isOpen, setOpen] = useState(false)
  const remove = async ({ id, kind }: Data['marks'][number]): Promise<void> => {
    const words = {
      title: text('live.unmarkAsk'),
      text: text('live.unmarkText', { what: text.word(`liveMark.${kind}`) }),
    }
    if (!(await confirm({ ...words, yes: text('live.unmark'), no: text('live.keep'), danger: true }))) return
    try {
      await call(liveApi.unmark, { id })
      showToast('good', text('live.unmarked'))
      onChanged()
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
    }
  }
  if (start_t === null) return null
  return (
    <Section within title={text('live.marks')}>
      {marks.length === 0 ? <Note>{text('live.noMarks')}</Note> : null}
      {marks.length > 0 ? (
        <Table label={text('live.marks')} height={220} testId="live-marks">
          <thead>
            <tr>
              <th scope="col">{text('word.time')}</th>
              <th scope="col">{text('live.marks')}</th>
              <th scope="col">{text('live.markNote')}</th>
              <th scope="col" aria-label={text('live.unmark')} />
            </tr>
          </thead>
          <tbody>
            {marks.toReversed().map((mark) => (
              <tr key={mark.id} data-mark={mark.id}>
                <th scope="row">{minuteText(mark.t, zone)}</th>
                <td>{text.word(`liveMark.${mark.kind}`)}</td>
                <td>{mark.note}</td>
                <td>
                  <button type="button" className="button small" onClick={() => void remove(mark)}>
                    {text('live.unmark')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <Ways>
        <button type="button" className="button" data-testid="live-mark" onClick={() => setOpen(true)}>
          {text('live.mark')}
        </button>
      </Ways>
      {isOpen ? (
        <FormDialog
          form={liveMarkForm}
          about={{ id: live_id }}
          start={{ mark_kind: 1 }}
          onDone={onChanged}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Section>
  )
}
