import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { type SpyKind, spyApi } from '../../../shared/areas/spy/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useSession } from '../../state/session.ts'
import { Wait } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Curve } from './curve.tsx'
import { spyGroups } from './groups.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { addressOf } from './markets.ts'
import { Related } from './related.tsx'
import { TakeUp } from './take-up.tsx'
import type { Marks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

interface Props {
  readonly kind: SpyKind
  readonly id: string
  readonly row: Row | undefined
  readonly marks: Marks
}

/** The way to the own catalogue, of what stands in it. */
const Catalogue = ({ id }: { id: string }) => {
  const text = useSpyText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('product')) return null
  return (
    <Link className="button" to={`${screenRow('product').path}?${new URLSearchParams({ keyword: id, open: id })}`}>
      <Icon name="box" size={16} />
      {text('spy.catalogue')}
    </Link>
  )
}

/** What is looked up of an object: its curve and what belongs to it. A spent day says when it is renewed. */
const LookedUp = ({ kind, id }: { kind: SpyKind; id: string }) => {
  const text = useSpyText()
  const client = useQueryClient()
  const { data, error, refetch } = useEndpoint(spyApi.detail, { kind, id })
  const used = data?.quota.used
  useEffect(() => {
    if (used !== undefined) void client.invalidateQueries({ queryKey: [spyApi.mine.path] })
  }, [used, client])
  if (error && !data)
    return (
      <div data-testid="spy-refused">
        <LoadFailed error={error} kept={false} onRetry={refetch} />
      </div>
    )
  if (!data) return <Wait label={text('word.loading')} />
  return (
    <>
      {data.series.length > 0 ? <Curve detail={data} /> : null}
      <Related detail={data} />
    </>
  )
}

/** The drawer of an object: what its row says, its last thirty days, and what belongs to it. */
export const SpyDrawer = ({ kind, id, row, marks }: Props) => {
  const text = useSpyText()
  return (
    <>
      <Ways className="drawer-ways">
        <MarkButtons marks={marks} kind={kind} id={id} wide />
        {kind === 1 && row?.ours === true ? <Catalogue id={id} /> : null}
        {row ? <TakeUp {...{ kind, id, row }} /> : null}
      </Ways>
      {row ? null : (
        <Note role="status">
          {text('spy.elsewhere')} <Link to={addressOf(kind, id)}>{text('spy.find')}</Link>
        </Note>
      )}
      <LookedUp key={`${kind}:${id}`} kind={kind} id={id} />
      {row
        ? spyGroups[kind]?.map(({ name, fields }) => (
            <Fields key={name} title={text(`spy.group.${name}`)} row={row} fields={fields} />
          ))
        : null}
      {row && 'rank_no' in row ? <Note>{text('spy.rankNote')}</Note> : null}
      {kind === 2 ? <Note>{text('spy.potentialNote')}</Note> : null}
    </>
  )
}
