import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { analysisList } from '../../../../shared/areas/analysis/list.ts'
import { mostPanels, panelsApi } from '../../../../shared/areas/analysis/panels-api.ts'
import { addPanel, readPanels, removePanel } from '../../../queries/analysis/panels.ts'
import type { ViewReader } from '../../../queries/views/saved.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'

const readerOf = ({ viewer: { record } }: Call): ViewReader => ({
  member_id: Number(record.id),
  company_id: record.company,
  list: analysisList.id,
})
const mayOpen = ({ viewer: { record } }: Call): boolean => decideAccess(record).allows(analysisList.screen)

export const mountPanels = (router: Router, context: Context): void =>
  implement(router, context, panelsApi, {
    read: (_, call) => readPanels(context.db, readerOf(call), mayOpen(call)),
    add: ({ view, place }, call) =>
      context.db.transaction().execute(async (tx) => {
        const reader = readerOf(call)
        const outcome = await addPanel(tx, { ...reader, view, place, now: call.now }, mostPanels)
        if (outcome === 'none') throw new Refused('view.none')
        if (outcome === 'full') throw new Refused('panel.full', { params: { most: mostPanels } })
        return readPanels(tx, reader, true)
      }),
    remove: async ({ view }, call) => {
      const reader = readerOf(call)
      await removePanel(context.db, reader.member_id, view)
      return readPanels(context.db, reader, mayOpen(call))
    },
  })
