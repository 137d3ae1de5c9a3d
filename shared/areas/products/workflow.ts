import { f } from '../../forms/form.ts'
import { collecting, markRows, markState, ownMarks } from '../../workflows/own-marks.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { offerState, productList } from './list.ts'

const { promoted, leaving, off, short, lowering } = offerState

/** Products of the marketplace: given to a creator by a leader, at the commission rate that was seen. */
export const offerWorkflow = defineWorkflow({
  of: 'offer',
  list: productList,
  state: 'offer_state',
  states: [promoted, leaving, off, short, lowering],
  transitions: {
    assign: {
      from: [promoted, leaving, short, lowering],
      by: 'leader',
      form: [f.creator('creator_id')],
      agrees: ['commission_rate_bp'],
    },
  },
})

const market = { screen: 'product', also: ['category'], rowKey: 'product_id' } as const
const { OFF, ON } = markState

/** Products in the account's showcase: put there at the commission rate that was seen; put there again, at the rate of now. */
export const showcaseWorkflow = defineWorkflow({
  ...ownMarks,
  of: 'showcase',
  list: markRows({ ...market, id: 'showcase', path: '/api/v1/product/showcase', labels: 'showcase' }),
  transitions: {
    show: { to: ON, by: 'anyone', bulk: true, agrees: ['commission_rate_bp'], undo: 'hide' },
    hide: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'show' },
  },
})

/** The account's promotion links: one for each product, for good, told again whenever it is asked for. */
export const promotionWorkflow = defineWorkflow({
  ...ownMarks,
  of: 'promotion',
  list: markRows({ ...market, id: 'promotion', path: '/api/v1/product/promotion', labels: 'promotion' }),
  transitions: { link: { to: ON, by: 'anyone', agrees: ['commission_rate_bp'], answers: ['code', 'url'] } },
})

/** Products that the account collects. */
export const collectWorkflow = defineWorkflow({
  ...ownMarks,
  of: 'favourite',
  list: markRows({ ...market, id: 'product-favourites', path: '/api/v1/product/collect', labels: 'favourite' }),
  transitions: collecting,
})
