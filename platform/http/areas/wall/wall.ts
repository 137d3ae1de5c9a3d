import type { Router } from 'express'
import { screenApi } from '../../../../shared/areas/wall/api.ts'
import type { Scope } from '../../../queries/scope.ts'
import { viewAt } from '../../../queries/view.ts'
import { Ready } from '../../answers.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { readFeedPage } from '../../feed-page.ts'
import { implement } from '../../implement.ts'
import { wrongField } from '../../refused.ts'
import { readPicture } from './pictures.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

const MOST_WAIT_S = 25

const tagsOf = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )

/** Seconds of `Prefer: wait=N`, at most 25; 0 without it. */
const waitOf = (header: string | undefined): number => {
  const found = /(?:^|[,;\s])wait=(\d{1,6})(?:$|[,;\s])/.exec(header ?? '')
  return Math.min(MOST_WAIT_S, Number(found?.[1] ?? 0))
}

/** The scope's state once it is none that the caller has, or as it still is when the time is over. */
const newsFor = async (call: Call, scope: Scope, snapshots: SnapshotCache, known: readonly string[], waitS: number) => {
  const { news, nowMs } = call.context
  const until = nowMs() + waitS * 1000
  const gone = call.gone()
  // Who waits with the state that was told last hears of a later one while it waits: for it nothing needs to be read.
  const told = waitS > 0 ? news.known(scope.company_id) : undefined
  let state = await snapshots.state(scope, told)
  if (told !== undefined && !known.includes(state.name)) state = await snapshots.state(scope)
  while (known.includes(state.name) && nowMs() < until && !gone.aborted && !news.stopped) {
    await news.waitFor(scope.company_id, state.version, Math.min(until, state.endsMs) - nowMs(), gone)
    state = await snapshots.state(scope, news.since(scope.company_id, state.version))
  }
  return state
}

const present = async (call: Call, scope: Scope, snapshots: SnapshotCache): Promise<Ready> => {
  const known = tagsOf(call.header('if-none-match'))
  const waitS = waitOf(call.header('prefer'))
  const headers = {
    'Cache-Control': 'private, no-cache',
    Vary: 'token',
    ...(waitS > 0 ? { 'Preference-Applied': `wait=${waitS}` } : {}),
  }
  const state = await newsFor(call, scope, snapshots, known, waitS)
  if (known.includes(state.name)) return new Ready(304, { ...headers, ETag: `"${state.name}"` }, null)
  const { version, body } = await snapshots.get(scope, state)
  return new Ready(200, { ...headers, ETag: `"${version}"` }, body)
}

const past = async (call: Call, at: number): Promise<Ready> => {
  if (at > call.now) throw wrongField('at', 'field.future')
  const { reads, memory } = call.context
  const { scope } = call.viewer
  const { body } = await readPicture(reads, memory, (company) => viewAt(scope, company, at, true), scope)
  return new Ready(200, { 'Cache-Control': 'no-store' }, body)
}

/** The clip wall is of clips alone. */
const withoutSight = ({ sight, ...scope }: Scope): Scope => scope

export const mountScreen = (router: Router, context: Context): void =>
  implement(router, context, screenApi, {
    data: ({ at }, call) =>
      at === undefined ? present(call, call.viewer.scope, context.snapshots.data) : past(call, at),
    clip: (_, call) => present(call, withoutSight(call.viewer.scope), context.snapshots.clip),
    smart: (_, call) => present(call, call.viewer.scope, context.snapshots.smart),
    shops: (_, call) => present(call, call.viewer.scope, context.snapshots.shops),
    ads: (_, call) => present(call, call.viewer.scope, context.snapshots.ads),
    feed: async (input, call) => {
      const { items, cursor, view } = await readFeedPage(input, call)
      return { items: [...items], cursor, data_time: view.now }
    },
  })
