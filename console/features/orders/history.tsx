import type { ReactNode } from 'react'
import type { LineActions } from '../../../shared/areas/orders/actions-api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { isOrderKey, useOrderText } from './use-order-text.ts'

const When = ({ t }: { readonly t: number }) => {
  const { clock } = useListWorld()
  return <time dateTime={new Date(t * 1000).toISOString()}>{dateTimeText(t, clock.zone)}</time>
}

const Part = ({ title, name, children }: { title: string; name: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <div className="record-part" data-record={name}>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </div>
  )

/** What people have done about the line, newest first. */
export const History = ({ data }: { readonly data: LineActions }) => {
  const text = useOrderText()
  const word = (key: string): string => (isOrderKey(key) ? text(key) : '')
  return (
    <>
      <Part title={text('appeal.history')} name="appeals">
        {data.appeals.map((one) => (
          <li key={one.id} data-state={one.state}>
            <p>
              <b>{one.by}</b>
              <small>{word(`appeal.of.${one.settlement_status}`)}</small>
              <em>{word(`appeal.state.${one.state}`)}</em>
              <When t={one.add_time} />
            </p>
            <p className="said">{one.reason}</p>
            {one.answer_time === null ? null : (
              <blockquote>
                <p>
                  <b>{one.answered_by}</b>
                  <When t={one.answer_time} />
                </p>
                <p className="said">{one.answer}</p>
              </blockquote>
            )}
          </li>
        ))}
      </Part>
      <Part title={text('note.history')} name="notes">
        {data.notes.map((one) => (
          <li key={`${one.add_time} ${one.by} ${one.text}`}>
            <p>
              <b>{one.by}</b>
              <When t={one.add_time} />
            </p>
            <p className="said">{one.text}</p>
          </li>
        ))}
      </Part>
      <Part title={text('transfer.history')} name="transfers">
        {data.transfers.map((one) => (
          <li key={`${one.add_time} ${one.from} ${one.to}`}>
            <p>
              <b>{text('transfer.step', { from: one.from || text('transfer.nobody'), to: one.to })}</b>
              <small>{text('transfer.by', { name: one.by })}</small>
              <When t={one.add_time} />
            </p>
          </li>
        ))}
      </Part>
    </>
  )
}
