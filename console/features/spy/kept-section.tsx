import { type ReactNode, useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Pager } from '../../ui/pager.tsx'
import { renewal } from '../../ui/renewal.ts'
import { Section } from '../../ui/section.tsx'
import { ThinBar } from '../../ui/thin-bar.tsx'
import { useSpyText } from './use-spy-text.ts'

/** What a section is asked. */
interface Asked {
  readonly page: number
  readonly limit: number
  readonly keyword: string
  readonly kind?: number
}

interface Result {
  readonly data: { readonly total: number } | undefined
  readonly isPlaceholderData: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** Page, kind and word of a section, each change from its first page on. */
export const useAsked = () => {
  const [asked, setAsked] = useState<Asked>({ page: 1, limit: 20, keyword: '' })
  const set = (change: Partial<Asked>): void => setAsked({ ...asked, page: 1, ...change })
  const setKind = (kind: number): void => {
    const { kind: _before, ...others } = asked
    setAsked({ ...others, page: 1, ...(kind > 0 ? { kind } : {}) })
  }
  return { asked, set, setKind }
}

interface Props extends ReturnType<typeof useAsked> {
  readonly title: string
  readonly note?: string
  /** Kinds to choose from. */
  readonly kinds: readonly number[]
  readonly result: Result
  readonly none: string
  readonly children: ReactNode
}

/** A table of the account's own things with kind, search and pages, or why it is empty. */
export const KeptSection = ({ title, note, kinds, asked, set, setKind, result, none, children }: Props) => {
  const text = useSpyText()
  const { data, error, refetch, isPlaceholderData: old } = result
  const filtered = asked.keyword !== '' || asked.kind !== undefined
  return (
    <Section
      className="spy-section"
      title={title}
      tools={
        <>
          <select
            className="select"
            aria-label={text('spy.kind')}
            value={asked.kind ?? 0}
            onChange={({ target }) => setKind(Number(target.value))}
          >
            <option value={0}>{text('word.all')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.word(`spy.kind.${kind}`)}
              </option>
            ))}
          </select>
          <input
            className="select"
            type="search"
            aria-label={text('spy.search')}
            placeholder={text('spy.search')}
            maxLength={100}
            value={asked.keyword}
            onChange={({ target }) => set({ keyword: target.value })}
          />
        </>
      }
    >
      <ThinBar shown={old} />
      {note ? <Note>{note}</Note> : null}
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {error && !data ? null : data?.total === 0 ? (
        <Empty role="status">{filtered ? text('word.noMatch') : none}</Empty>
      ) : (
        <div {...renewal(old)}>{children}</div>
      )}
      {data && data.total > asked.limit ? (
        <Pager
          total={data.total}
          page={asked.page}
          limit={asked.limit}
          onPage={(page) => set({ page })}
          onLimit={(limit) => set({ limit })}
        />
      ) : null}
    </Section>
  )
}
