import { defineWorkflow } from '../../workflows/workflow.ts'
import { articleList } from './list.ts'
import { articleState } from './states.ts'

const { draft, published, down } = articleState

/** Articles of the platform, by its operators: published, taken down, put first. */
export const articleWorkflow = defineWorkflow({
  of: 'article',
  list: articleList,
  global: true,
  state: 'article_state',
  states: Object.values(articleState),
  transitions: {
    publish: { from: [draft, down], to: published, by: 'operator', bulk: true, asks: true },
    takeDown: { from: [published], to: down, by: 'operator', bulk: true, danger: true },
    pin: { from: [published], when: { pinned: [0] }, by: 'operator', bulk: true },
    unpin: { from: [published], when: { pinned: [1] }, by: 'operator', bulk: true },
  },
})
