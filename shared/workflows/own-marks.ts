import type { ScreenId } from '../access/screens.ts'
import { c } from '../lists/column.ts'
import { defineWorkflow, type RowSource } from './workflow.ts'

/** Whether a mark of the account's own is set: 0 no, 1 yes. */
export const markStates = [0, 1] as const
const [OFF, ON] = markStates

interface Place {
  readonly id: string
  readonly screen: ScreenId
  readonly also?: readonly ScreenId[]
  readonly path: `/api/v1/${string}`
  readonly rowKey: string
  /** The dictionary's prefix of the two states. */
  readonly labels: string
}

const rowsOf = ({ labels, ...place }: Place): RowSource => ({
  ...place,
  columns: [c.text('title'), c.enum('mark', { labels }), c.rate('commission_rate_bp')],
})

const marks = { own: true, state: 'mark', states: markStates } as const
const market = { screen: 'product', also: ['category'], rowKey: 'product_id' } as const
const spy = { screen: 'tkspy', rowKey: 'key' } as const

const collecting = {
  collect: { to: ON, by: 'anyone', bulk: true, undo: 'drop' },
  drop: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'collect' },
} as const

/** Products in the account's showcase: put there at the commission rate that was seen; put there again, at the rate of now. */
export const showcaseWorkflow = defineWorkflow({
  ...marks,
  of: 'showcase',
  list: rowsOf({ ...market, id: 'showcase', path: '/api/v1/product/showcase', labels: 'showcase' }),
  transitions: {
    show: { to: ON, by: 'anyone', bulk: true, agrees: ['commission_rate_bp'], undo: 'hide' },
    hide: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'show' },
  },
})

/** Products that the account collects. */
export const collectWorkflow = defineWorkflow({
  ...marks,
  of: 'favourite',
  list: rowsOf({ ...market, id: 'product-favourites', path: '/api/v1/product/collect', labels: 'favourite' }),
  transitions: collecting,
})

/** Favourites of the market; a row's key is `<kind>:<id>`. */
export const spyCollectWorkflow = defineWorkflow({
  ...marks,
  of: 'spyFavourite',
  list: rowsOf({ ...spy, id: 'spy-favourites', path: '/api/v1/tkspy/collect', labels: 'favourite' }),
  transitions: collecting,
})

/** What the account watches of the market: products, creators and shops, of which there are snapshots to compare. */
export const spyWatchWorkflow = defineWorkflow({
  ...marks,
  of: 'spyWatch',
  list: rowsOf({ ...spy, id: 'spy-watches', path: '/api/v1/tkspy/watch', labels: 'watched' }),
  transitions: {
    watch: { to: ON, by: 'anyone', bulk: true, undo: 'unwatch' },
    unwatch: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'watch' },
  },
})
