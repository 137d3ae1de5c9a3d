import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { type TrendKind, type TrendRule, type TrendWatch, trendApi } from '../../../shared/areas/trends/api.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { useWatchText } from './use-watch-text.ts'
import { WatchDialog } from './watch-dialog.tsx'

export interface Watching {
  /** The account's watch of a row; undefined: none. */
  readonly of: (id: string) => TrendWatch | undefined
  /** Asks for the rule of some rows, called `what`, and sets it; undefined when given up or the call failed, which has told why. */
  readonly ask: (ids: readonly string[], what: string) => Promise<BulkData | undefined>
  /** The same of one row, whose watch may be ended too; what became of it is told. */
  readonly askOne: (id: string, what: string) => Promise<void>
  readonly end: (ids: readonly string[]) => Promise<BulkData | undefined>
  /** Stands on the page. */
  readonly dialog: ReactNode
}

interface Asked {
  readonly what: string
  readonly rule: TrendRule | undefined
}
type Answer = TrendRule | null | undefined

/** What the account watches of a trend list, and the ways to change it. */
export const useWatching = (kind: TrendKind, listPath: string): Watching => {
  const text = useWatchText()
  const client = useQueryClient()
  const { data } = useEndpoint(trendApi.mine, {})
  const [asked, setAsked] = useState<Asked>()
  const resolve = useRef<(answer: Answer) => void>(undefined)
  const own = useMemo(
    () => new Map(data?.list.filter((one) => one.kind === kind).map((one) => [one.id, one])),
    [data, kind],
  )

  const send = async (ids: readonly string[], rule: TrendRule | null): Promise<BulkData | undefined> => {
    try {
      return await call(trendApi.watch, { kind, keys: [...ids], rule })
    } catch {
      return undefined
    } finally {
      const paths = [trendApi.mine.path, listPath]
      await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
    }
  }
  const answerTo = async (question: Asked): Promise<Answer> => {
    const answer = await new Promise<Answer>((done) => {
      resolve.current = done
      setAsked(question)
    })
    setAsked(undefined)
    return answer
  }
  const ruleOf = (id: string): TrendRule | undefined => {
    const watch = own.get(id)
    return watch && { trends: watch.trends, stock_days: watch.stock_days }
  }
  return {
    of: (id) => own.get(id),
    ask: async (ids, what) => {
      const rule = await answerTo({ what, rule: undefined })
      return rule ? send(ids, rule) : undefined
    },
    askOne: async (id, what) => {
      const rule = await answerTo({ what, rule: ruleOf(id) })
      if (rule === undefined) return
      const done = await send([id], rule)
      for (const { ok, message } of done?.results ?? [])
        showToast(ok ? 'good' : 'bad', ok ? text(rule ? 'watch.saved' : 'watch.removed') : message)
    },
    end: (ids) => send(ids, null),
    dialog: asked ? <WatchDialog {...asked} onAnswer={(answer) => resolve.current?.(answer)} /> : null,
  }
}
