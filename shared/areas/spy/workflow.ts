import { collecting, markRows, markState, ownMarks } from '../../workflows/own-marks.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'

const spy = { screen: 'tkspy', rowKey: 'key' } as const
const { OFF, ON } = markState

/** Favourites of the market; a row's key is `<kind>:<id>`. */
export const spyCollectWorkflow = defineWorkflow({
  ...ownMarks,
  of: 'spyFavourite',
  list: markRows({ ...spy, id: 'spy-favourites', path: '/api/v1/tkspy/collect', labels: 'favourite' }),
  transitions: collecting,
})

/** What the account watches of the market: products, creators and shops, of which there are snapshots to compare. */
export const spyWatchWorkflow = defineWorkflow({
  ...ownMarks,
  of: 'spyWatch',
  list: markRows({ ...spy, id: 'spy-watches', path: '/api/v1/tkspy/watch', labels: 'watched' }),
  transitions: {
    watch: { to: ON, by: 'anyone', bulk: true, undo: 'unwatch' },
    unwatch: { from: [ON], to: OFF, by: 'anyone', bulk: true, undo: 'watch' },
  },
})
