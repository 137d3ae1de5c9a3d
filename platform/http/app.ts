import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import type { HealthParts } from '../../shared/api/health.ts'
import { isLoopback } from '../../shared/net/address.ts'
import type { ShopApp } from '../network/webhook.ts'
import { ping } from '../queries/pulse.ts'
import { mountWorkflows } from '../workflows/mount.ts'
import { sendFailure, sendRefusal } from './answers.ts'
import { mountAcademy } from './areas/academy/academy.ts'
import { mountAccount } from './areas/account/account.ts'
import { mountAvatar } from './areas/account/avatar.ts'
import { mountSession } from './areas/account/session.ts'
import { mountAds } from './areas/ads/ads.ts'
import { mountAdFlow } from './areas/ads/flow.ts'
import { mountAnalysis } from './areas/analysis/analysis.ts'
import { mountPanels } from './areas/analysis/panels.ts'
import { mountFinance } from './areas/bills/bills.ts'
import { mountClips } from './areas/clips/clips.ts'
import { mountCompany } from './areas/company/company.ts'
import { mountCreators } from './areas/creators/creators.ts'
import { mountCreatorData } from './areas/creators/data.ts'
import { mountCreatorTeams } from './areas/creators/teams.ts'
import { mountCurated } from './areas/curated/curated.ts'
import { mountConsole } from './areas/dashboard/dashboard.ts'
import { mountDashboard } from './areas/data-board/data-board.ts'
import { mountDeals } from './areas/deals/deals.ts'
import { mountExports } from './areas/exports/exports.ts'
import { mountGoods } from './areas/goods/goods.ts'
import { mountImports } from './areas/imports/imports.ts'
import { mountInvites } from './areas/invites/invites.ts'
import { mountLives } from './areas/lives/lives.ts'
import { mountMaterials } from './areas/materials/materials.ts'
import { mountMcn } from './areas/mcn/mcn.ts'
import { mountMedia } from './areas/media/media.ts'
import { mountMessages } from './areas/messages/messages.ts'
import { mountOperations } from './areas/operations/operations.ts'
import { mountOrders } from './areas/orders/orders.ts'
import { mountOriginals } from './areas/originals/originals.ts'
import { mountOutbox } from './areas/outbox/outbox.ts'
import { mountPrivilege } from './areas/permissions/permissions.ts'
import { mountPolicy } from './areas/policy/policy.ts'
import { mountProducts } from './areas/products/products.ts'
import { mountReports } from './areas/reports/reports.ts'
import { mountSamples } from './areas/samples/samples.ts'
import { mountSearch } from './areas/search/search.ts'
import { mountShopCopies } from './areas/shop-copies/shop-copies.ts'
import { mountShopAuth } from './areas/shops/auth.ts'
import { mountMultishop } from './areas/shops/days.ts'
import { mountShopMatrix } from './areas/shops/matrix.ts'
import { mountShopOrders } from './areas/shops/orders.ts'
import { mountShopProducts } from './areas/shops/products.ts'
import { mountShopWebhook } from './areas/shops/webhook.ts'
import { mountSpy } from './areas/spy/spy.ts'
import { mountStaff } from './areas/staff/staff.ts'
import { mountTarget } from './areas/targets/targets.ts'
import { mountTeam } from './areas/team/team.ts'
import { mountOrderTrend } from './areas/trends/trends.ts'
import { mountTtAccounts } from './areas/tt-accounts/tt-accounts.ts'
import { mountWallConfig } from './areas/wall/config.ts'
import { mountLimits } from './areas/wall/limits.ts'
import { mountPlaylist } from './areas/wall/playlist.ts'
import { mountScreen } from './areas/wall/wall.ts'
import { mountFleet } from './areas/walls/fleet.ts'
import { mountWalls } from './areas/walls/walls.ts'
import { mountBench, type OrderGate } from './bench.ts'
import type { Context } from './context.ts'
import { mountListParts } from './list-parts.ts'
import { mountLists } from './lists.ts'
import { mountMembers } from './members.ts'
import { endSlowBodies } from './slow-bodies.ts'
import { mountSms } from './sms.ts'
import { mountTableImports } from './table-imports.ts'
import { type Say, sayFor, type TextKey } from './texts.ts'
import { mountViews } from './views.ts'

const BODY_LIMIT = 64 * 1024
const PING_LIMIT_MS = 2000

const sayTo = (req: Request): Say => sayFor(req.get('lang'), req.get('accept-language'))

/** What body-parser and the router say about a request that never reaches a call. */
const unreadable = (status: number): { http: number; text: TextKey } => {
  if (status === 413) return { http: 413, text: 'tooLarge' }
  return { http: status >= 400 && status < 500 ? status : 400, text: status === 400 ? 'badJson' : 'badRequest' }
}

const httpStatusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** `GET /livez`: the relay's question whether platform and database live, and which of their parts can be written. */
const livez = (context: Context) => async (_: Request, res: Response) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PING_LIMIT_MS)
  })
  try {
    await Promise.race([ping(context.db), late])
    res.set('Cache-Control', 'no-store').json({ status: 'ok', parts: context.health.parts() })
  } catch {
    const parts: HealthParts = { ...context.health.parts(), database: 'down' }
    res.status(503).set('Cache-Control', 'no-store').json({ status: 'database', parts })
  } finally {
    clearTimeout(timer)
  }
}

interface AppOptions {
  /** Who may say for whom it forwards. */
  readonly trusted?: readonly string[] | undefined
  /** Whose notifications are believed; null: nobody's. */
  readonly shopApp?: ShopApp | null | undefined
}

/** The platform's HTTP application; `bench` mounts the bench's write call. */
export const makeApp = (
  context: Context,
  bench: OrderGate | null,
  { trusted = [], shopApp = null }: AppOptions = {},
): Express => {
  const app = express()
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', ['loopback', ...trusted])
    .set('query parser', 'simple')
  app.use((req, res, next) => {
    res.set('X-Content-Type-Options', 'nosniff')
    if (req.get('sec-fetch-site') !== 'cross-site') return next()
    sendRefusal(res, 403, sayTo(req)('crossSite'), null, 403)
  })
  app.use(endSlowBodies)
  app.get('/livez', livez(context))
  app.get('/metrics', async (req, res, next) => {
    if (!isLoopback(req.ip)) return next()
    const text = await context.metrics.text()
    res.set('Cache-Control', 'no-store').type(context.metrics.contentType).send(text)
  })
  mountShopWebhook(app, context, shopApp)
  app.use(express.json({ limit: BODY_LIMIT, inflate: false }))
  mountSession(app, context)
  mountAccount(app, context)
  mountScreen(app, context)
  mountPlaylist(app, context)
  mountLimits(app, context)
  mountWallConfig(app, context)
  mountWalls(app, context)
  mountFleet(app, context)
  mountConsole(app, context)
  mountDashboard(app, context)
  mountAnalysis(app, context)
  mountSms(app, context)
  mountOutbox(app, context)
  mountAvatar(app, context)
  mountMedia(app, context)
  mountMaterials(app, context)
  mountCreators(app, context)
  mountInvites(app, context)
  mountReports(app, context)
  mountCreatorData(app, context)
  mountCreatorTeams(app, context)
  mountStaff(app, context)
  mountOriginals(app, context)
  mountMessages(app, context)
  mountOperations(app, context)
  mountFinance(app, context)
  mountPolicy(app, context)
  mountSearch(app, context)
  mountPrivilege(app, context)
  mountOrders(app, context)
  mountWorkflows(app, context)
  mountMembers(app, context)
  mountImports(app, context)
  mountCompany(app, context)
  mountProducts(app, context)
  mountGoods(app, context)
  mountAds(app, context)
  mountClips(app, context)
  mountSamples(app, context)
  mountCurated(app, context)
  mountSpy(app, context)
  mountTableImports(app, context)
  mountTarget(app, context)
  mountMultishop(app, context)
  mountAcademy(app, context)
  mountDeals(app, context)
  mountLives(app, context)
  mountShopCopies(app, context)
  mountAdFlow(app, context)
  mountTtAccounts(app, context)
  mountMcn(app, context)
  mountShopAuth(app, context)
  mountShopMatrix(app, context)
  mountShopOrders(app, context)
  mountShopProducts(app, context)
  mountOrderTrend(app, context)
  mountTeam(app, context)
  mountViews(app, context)
  mountLists(app, context)
  mountListParts(app, context)
  mountPanels(app, context)
  mountExports(app, context)
  if (bench) mountBench(app, context, bench)
  app.use((req: Request, res: Response) => sendRefusal(res, 0, sayTo(req)('notFound'), null, 404))
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error)
    const status = httpStatusOf(error)
    if (status >= 400 && status < 500) {
      const { http, text } = unreadable(status)
      return sendRefusal(res, 0, sayTo(req)(text), null, http)
    }
    if (sendFailure(res, error, sayTo(req)) === 'broken') context.log.error({ err: error }, 'request failed')
  })
  return app
}
