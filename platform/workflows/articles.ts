import { articleWorkflow } from '../../shared/areas/academy/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { type HeldArticle, holdArticle, setArticle } from '../queries/academy/articles.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldArticle & Held

const pinTo =
  (pinned: boolean) =>
  async (tx: Tx, { row, by }: Doing<Row, unknown>): Promise<Changed> => {
    await setArticle(tx, row.id, { pinned }, by.now)
    return { before: { pinned: row.pinned }, after: { pinned } }
  }

export const articleMachine = machineOf<typeof articleWorkflow.transitions, Row>(articleWorkflow, {
  none: 'article.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdArticle(tx, scope, key)
    return row && { ...row, values: { pinned: Number(row.pinned) }, name: row.title }
  },
  runs: {
    // Published again it keeps its day: it is not new.
    publish: async (tx, { row, to, by }) => {
      await setArticle(tx, row.id, { state: to, publish_t: row.publish_t ?? by.now }, by.now)
      return onlyState
    },
    takeDown: async (tx, { row, to, by }) => {
      await setArticle(tx, row.id, { state: to, pinned: false }, by.now)
      return onlyState
    },
    pin: pinTo(true),
    unpin: pinTo(false),
  },
})
