import { useState } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { clipsApi } from '../../../shared/areas/clips/api.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { timeCode } from '../../../shared/forms/time-code.ts'
import type { Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { ReviewDialog } from './review/review-dialog.tsx'
import { Said } from './review/said.tsx'
import { useClipText } from './use-clip-text.ts'

type Task = CallData<typeof clipsApi.task>

/** Where a clip was published. */
export const Published = ({
  publish: { account, url, published_time, by, plays, sku_orders, gmv },
  currency,
}: {
  publish: NonNullable<Task['publish']>
  currency: string
}) => {
  const text = useClipText()
  const { clock } = useListWorld()
  return (
    <Section within title={text('clip.published')} data-testid="clip-published">
      <Facts>
        <Fact title={text('column.account')}>{account}</Fact>
        <Fact title={text('word.time')}>{dateTimeText(published_time, clock.zone)}</Fact>
        <Fact title={text('clip.registered')}>{by}</Fact>
        <Fact title={text('kpi.clip-results.plays')}>{plays === null ? nothing : countText(plays)}</Fact>
        <Fact title={text('clip.skuOrders')}>{countText(sku_orders)}</Fact>
        <Fact title={text('kpi.clip-results.gmv')}>{moneyText(gmv, currency)}</Fact>
        <Fact title={text('clip.open')}>
          {/^https?:\/\//.test(url) ? (
            <a href={url} target="_blank" rel="noreferrer noopener">
              {url}
            </a>
          ) : (
            url
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

interface Props {
  readonly taskNo: string
  readonly task: Task
  readonly row: Row | undefined
}

/** What was submitted, newest first, each with what was said of it; they are played and judged in a dialog. */
export const Versions = ({ taskNo, task: { versions, comments }, row }: Props) => {
  const text = useClipText()
  const { clock } = useListWorld()
  const [open, setOpen] = useState(false)
  const watch = (
    <button type="button" className="button primary" onClick={() => setOpen(true)}>
      {text('clip.watch')}
    </button>
  )
  return (
    <Section
      within
      title={text('clip.versions')}
      data-testid="clip-versions"
      {...(versions.length > 0 ? { tools: watch } : {})}
    >
      {versions.length === 0 ? <Note>{text('clip.noVersions')}</Note> : null}
      {versions.map(({ no, name, duration_ms, note, by, add_time }) => (
        <article key={no} data-version={no}>
          <h4>{text('clip.version', { no })}</h4>
          <p>
            {name} · {duration_ms === null ? nothing : timeCode(duration_ms)} · {by} ·{' '}
            {dateTimeText(add_time, clock.zone)}
          </p>
          {note ? <Note>{note}</Note> : null}
          <Said comments={comments} version={no} />
        </article>
      ))}
      {open ? <ReviewDialog taskNo={taskNo} row={row} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
