import { useEffect, useState } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { articleApi } from '../../../shared/areas/academy/api.ts'
import type { ArticleMark } from '../../../shared/areas/academy/states.ts'
import { articleWorkflow } from '../../../shared/areas/academy/workflow.ts'
import { dateText } from '../../../shared/format/time.ts'
import { articleForm } from '../../../shared/forms/article.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { call } from '../../http/client.ts'
import { unlessTold } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Lines, Stack, Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { SafeHtml } from '../../ui/safe-html.tsx'
import { Section } from '../../ui/section.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { useArticleText } from './use-article-text.ts'

type Data = CallData<typeof articleApi.detail>

const articleHeadings = 'h3, h4'
/** A heading of the text comes into sight. */
const show = (box: HTMLElement | null, place: number): void =>
  box?.querySelectorAll(articleHeadings)[place]?.scrollIntoView({ block: 'start' })

const Body = ({ data }: { readonly data: Data }) => {
  const text = useArticleText()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const headings = [...(box?.querySelectorAll(articleHeadings) ?? [])].map((one) => one.textContent ?? '')
  return (
    <>
      {headings.length > 1 ? (
        <Section within title={text('article.outline')}>
          <Lines>
            {headings.map((heading, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings of one text may be equal, and they stand still
              <li key={`${heading} ${place}`}>
                <button type="button" className="link-button" onClick={() => show(box, place)}>
                  {heading}
                </button>
              </li>
            ))}
          </Lines>
        </Section>
      ) : null}
      <SafeHtml html={data.content} onShown={setBox} />
    </>
  )
}

interface EditProps {
  readonly data: Data
  readonly onDone: () => void
}

/** Words it anew, for who writes articles. */
const Edit = ({ data, onDone }: EditProps) => {
  const text = useArticleText()
  const [isOpen, setOpen] = useState(false)
  if (!data.source) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {text('article.edit')}
      </button>
      {isOpen ? (
        <FormDialog
          form={articleForm}
          about={{ id: data.id }}
          start={data.source}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** An article with its outline, marks, and the way on. */
export const ArticleView = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useArticleText()
  const { clock, again, replace } = useListWorld()
  const { data, error, refetch } = useEndpoint(articleApi.detail, { id }, { tell: 'never' })
  const mark = async (name: ArticleMark, on: boolean): Promise<void> => {
    await call(articleApi.mark, { id, mark: name, on })
    await refetch()
    again()
  }
  const isNew = data !== undefined && !data.read
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, when it stands
  useEffect(() => {
    if (isNew) mark('read', true).catch(unlessTold)
  }, [isNew])
  if (!data) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  const { next, course } = data
  const facts = [
    data.author,
    data.add_time === null ? '' : dateText(data.add_time, clock.zone),
    text('article.minutes', { n: data.minutes }),
    text('article.views', { n: data.views }),
  ]
  return (
    <Stack>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={articleWorkflow} row={row} /> : null}
        <Edit
          data={data}
          onDone={() => {
            void refetch()
            again()
          }}
        />
        <button
          type="button"
          className="button"
          aria-pressed={data.is_favourite}
          data-mark="favourite"
          onClick={() => void mark('favourite', !data.is_favourite).catch(unlessTold)}
        >
          {text(data.is_favourite ? 'article.kept' : 'article.keep')}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={data.is_useful}
          data-mark="useful"
          onClick={() => void mark('useful', !data.is_useful).catch(unlessTold)}
        >
          {text('article.useful', { n: data.useful })}
        </button>
      </Ways>
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
      {course ? <Note>{text('article.course', { course, read: data.course_read, of: data.course_of })}</Note> : null}
      {data.video_url ? (
        <a className="link-button" href={data.video_url} target="_blank" rel="noopener noreferrer">
          {text('article.video')}
        </a>
      ) : null}
      <Body key={`${data.id} ${data.content.length}`} data={data} />
      {next ? (
        <button type="button" className="button" data-testid="article-next" onClick={() => replace({ open: next.id })}>
          {text('article.next', { title: next.title })}
        </button>
      ) : null}
      {data.source ? <RowHistory workflow={articleWorkflow} rowKey={id} /> : null}
    </Stack>
  )
}
