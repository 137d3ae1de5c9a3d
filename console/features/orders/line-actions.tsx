import { useState } from 'react'
import { appealLength, noteLength, orderActionsApi } from '../../../shared/areas/orders/actions-api.ts'
import { call } from '../../http/client.ts'
import type { Row } from '../../lists/any-list.ts'
import { showToast } from '../../state/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import './actions.css'
import { ContentLink } from './content-link.tsx'
import { History } from './history.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { useLineActions } from './use-line-actions.ts'
import { useOrderText } from './use-order-text.ts'
import { WriteBox } from './write-box.tsx'

interface Props {
  readonly lineId: string
  readonly row: Row
}

const FROZEN = 4
type Doing = 'appeal' | 'answer' | 'note' | 'transfer' | ''

/** What can be done about a line, and what has been. */
export const LineActionsPart = ({ lineId, row }: Props) => {
  const text = useOrderText()
  const { actions, error, refetch, done, changed } = useLineActions(lineId)
  const [doing, setDoing] = useState<Doing>('')
  const end = (message: string): void => {
    showToast('good', message)
    setDoing('')
  }
  const open = actions?.appeals.find(({ state }) => state === 0)
  const buttons = [
    ['appeal', actions?.may.appeal],
    ['answer', actions?.may.answer],
    ['transfer', actions?.may.transfer],
    ['note', actions !== undefined],
  ] as const
  return (
    <section className="order-part line-actions" data-testid="line-actions" aria-label={text('act.title')}>
      <p className="act-bar">
        <ContentLink row={row} />
        {buttons.map(([name, may]) =>
          may ? (
            <button
              key={name}
              type="button"
              className="button"
              data-act={name}
              aria-expanded={name === 'transfer' ? undefined : doing === name}
              onClick={() => setDoing(doing === name ? '' : name)}
            >
              {name === 'note' ? <Icon name="pencil" size={16} /> : null}
              {text(`act.${name}`)}
            </button>
          ) : null,
        )}
      </p>
      {open ? (
        <p className="order-note" data-testid="open-appeal">
          {text('appeal.waits', { by: open.by })}
          <q>{open.reason}</q>
        </p>
      ) : null}
      {actions?.locked ? <p className="order-note">{text('act.locked')}</p> : null}
      {doing === 'appeal' ? (
        <WriteBox
          testId="appeal-box"
          label={text('appeal.label')}
          help={text('appeal.help', { min: appealLength.min, most: appealLength.max })}
          length={appealLength}
          choices={[{ name: 'appeal', label: text('appeal.send'), primary: true }]}
          onCancel={() => setDoing('')}
          onSend={async (reason) => {
            done(await call(orderActionsApi.appeal, { line_id: lineId, reason }))
            end(text('appeal.sent'))
          }}
        />
      ) : null}
      {doing === 'answer' && open ? (
        <WriteBox
          testId="answer-box"
          label={text('appeal.answerLabel')}
          help={text(open.settlement_status === FROZEN ? 'appeal.frozenHelp' : 'appeal.ineligibleHelp')}
          length={appealLength}
          choices={[
            { name: 'decline', label: text('appeal.decline') },
            { name: 'accept', label: text('appeal.accept'), primary: true },
          ]}
          onCancel={() => setDoing('')}
          onSend={async (words, choice) => {
            const accept = choice === 'accept'
            done(await call(orderActionsApi.answer, { line_id: lineId, id: open.id, accept, text: words }))
            end(text('appeal.answered'))
            changed()
          }}
        />
      ) : null}
      {doing === 'note' ? (
        <WriteBox
          testId="note-box"
          label={text('note.label')}
          help={text('note.help')}
          length={noteLength}
          choices={[{ name: 'note', label: text('note.send'), primary: true }]}
          onCancel={() => setDoing('')}
          onSend={async (words) => {
            done(await call(orderActionsApi.note, { line_id: lineId, text: words }))
            end(text('note.sent'))
          }}
        />
      ) : null}
      {doing === 'transfer' ? (
        <TransferDialog
          keys={[lineId]}
          rows={[row]}
          onClose={() => setDoing('')}
          onDone={(_, name) => {
            end(text('transfer.done', { name }))
            changed()
          }}
        />
      ) : null}
      {error && !actions ? (
        <p className="warning bad" role="alert">
          {text('act.failed')}: {error.message}
          <button type="button" className="button" onClick={refetch}>
            {text('order.retry')}
          </button>
        </p>
      ) : null}
    </section>
  )
}

/** What has been done about a line; nothing while nothing has. */
export const LineHistory = ({ lineId }: Pick<Props, 'lineId'>) => {
  const { actions } = useLineActions(lineId)
  return actions ? (
    <section className="order-part" data-testid="line-history">
      <History data={actions} />
    </section>
  ) : null
}
