import type { Router } from 'express'
import { listPartsApi } from '../../shared/api/list-parts.ts'
import { listQueryOf } from '../exports/query.ts'
import { readFilterNames } from '../lists/filter-names.ts'
import { readRow } from '../lists/row.ts'
import { findSource } from '../lists/sources.ts'
import { mayOf } from '../workflows/may.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { requireList, requireViews } from './list-access.ts'
import { listPresent } from './list-answer.ts'
import { wrongField } from './refused.ts'
import { languageFor } from './texts.ts'

export const mountListParts = (router: Router, context: Context): void =>
  implement(router, context, listPartsApi, {
    names: async (input, call) => {
      const list = requireViews(call, input.list)
      const query = listQueryOf(list, input.query)
      if (!query) throw wrongField('query', 'field.wrong')
      const language = languageFor(call.header('lang'), call.header('accept-language'))
      return { names: await listPresent(call, (tx, view) => readFilterNames(tx, view, list, query, language)) }
    },
    row: async (input, call) => {
      const list = requireList(call, input.list)
      const source = findSource(list.id)
      if (!source) return { row: null, may: [] }
      return listPresent(call, async (tx, view) => {
        const row = await readRow(tx, view, list, source, input.key)
        const may = row && (await mayOf(tx, view.scope, list, [row]))
        return { row, may: may?.[input.key] ?? [] }
      })
    },
  })
