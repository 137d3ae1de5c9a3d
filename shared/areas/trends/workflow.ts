import { f } from '../../forms/form.ts'
import { c } from '../../lists/column.ts'
import { markState, ownMarks } from '../../workflows/own-marks.ts'
import { defineWorkflow, type RowSource } from '../../workflows/workflow.ts'
import { mostWatchedDays } from './api.ts'
import { productTrendList, skuTrendList, stockDays } from './list.ts'

const { OFF, ON } = markState

const rowsOf = ({ id, screen, mode, path, rowKey }: typeof productTrendList | typeof skuTrendList): RowSource => ({
  id: `${id}-watch`,
  screen,
  ...(mode ? { mode } : {}),
  path: `${path}/watch`,
  rowKey,
  columns: [
    c.text('title'),
    c.enum('mark', { labels: 'watched' }),
    c.flag('rising'),
    c.flag('falling'),
    c.flag('unsalable'),
    c.count('stock_below'),
  ],
})

const workflowOf = (list: typeof productTrendList | typeof skuTrendList) =>
  defineWorkflow({
    ...ownMarks,
    of: 'trendWatch',
    list: rowsOf(list),
    transitions: {
      watch: {
        to: ON,
        by: 'anyone',
        bulk: true,
        undo: 'unwatch',
        // What most people wait for: it sells worse, no more, or is about to run out.
        form: [
          f.check('rising', { was: ['rising'], first: false }),
          f.check('falling', { was: ['falling'], first: true }),
          f.check('unsalable', { was: ['unsalable'], first: true }),
          f.count('stock_below', {
            least: 1,
            most: mostWatchedDays,
            optional: true,
            was: ['stock_below'],
            first: stockDays.restock,
          }),
        ],
      },
      unwatch: { from: [ON], to: OFF, by: 'anyone', bulk: true },
    },
  })

/** Watches of the account's own on products and SKUs, by kind: of which change it is told. */
export const trendWatchWorkflows = { 1: workflowOf(productTrendList), 2: workflowOf(skuTrendList) } as const
