import { decideAccess } from '../../../shared/access/decide.ts'
import { goodsSubmitApi } from '../../../shared/areas/goods/api.ts'
import type { SpyKind } from '../../../shared/areas/spy/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useOrderClips } from '../../clips/use-order-clips.tsx'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { WorkButton } from '../../http/work-button.tsx'
import type { Row } from '../../lists/any-list.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Note } from '../../ui/note.tsx'
import { useSpyText } from './use-spy-text.ts'

/** Asks for a product of the market that the own catalogue has not. */
const Submit = ({ id }: { id: string }) => {
  const text = useSpyText()
  const zone = useSession((state) => state.record?.zone) ?? ''
  const { data, refetch } = useEndpoint(goodsSubmitApi.submitted, { product_id: id })
  if (!data) return null
  if (data.submit_time !== null)
    return (
      <Note data-testid="spy-submitted">{text('spy.submitted', { time: dateTimeText(data.submit_time, zone) })}</Note>
    )
  const submit = async (): Promise<void> => {
    const { known } = await call(goodsSubmitApi.submit, { product: id })
    showToast('good', text(known ? 'spy.known' : 'spy.submitDone'))
    refetch()
  }
  return (
    <WorkButton data-testid="spy-submit" title={text('spy.submitNote')} onWork={submit}>
      {text('spy.submit')}
    </WorkButton>
  )
}

/** What an order of clips begins with: the product, where it is the company's; of a video that it is what they look up to. */
const wishOf = (kind: SpyKind, id: string, row: Row) => ({
  ...(row.ours === true ? { product_id: kind === 1 ? id : String(row.product_id) } : {}),
  ...(kind === 1 ? { clip_title: String(row.title).slice(0, 100) } : {}),
  ...(kind === 3 ? { refs: `https://www.tiktok.com/@/video/${id}` } : {}),
})

/** What is taken from the market into the own work: a product into the catalogue, a product or a video into an order of clips. */
export const TakeUp = ({ kind, id, row }: { kind: SpyKind; id: string; row: Row }) => {
  const text = useSpyText()
  const record = useSession((state) => state.record)
  const order = useOrderClips()
  const asks = record !== null && decideAccess(record).allows('goodsAnalyse')
  return (
    <>
      {kind === 1 && row.ours !== true && asks ? <Submit id={id} /> : null}
      {order.may && (kind === 3 || (kind === 1 && row.ours === true)) ? (
        <button
          type="button"
          className="button"
          data-testid="spy-order"
          onClick={() => order.open(wishOf(kind, id, row))}
        >
          {text('spy.order')}
        </button>
      ) : null}
      {order.dialog}
    </>
  )
}
