import { adAccountMachine, adRuleMachine } from './ad-flow.ts'
import { adMachines } from './ads.ts'
import { announcementMachine } from './announcements.ts'
import { articleMachine } from './articles.ts'
import { billMachine } from './bills.ts'
import { clipCutterMachine } from './clip-cutters.ts'
import { clipDemandMachine } from './clip-demands.ts'
import { clipTaskMachine } from './clip-tasks.ts'
import { creatorMachine } from './creators.ts'
import { dealMachine } from './deals.ts'
import { applicantMachine, inviteMachine } from './invites.ts'
import { liveMachine } from './lives.ts'
import type { Machine } from './machine.ts'
import { offerMachine } from './market.ts'
import { materialMachine } from './materials.ts'
import { mcnMachine } from './mcn.ts'
import { accountMachine, companyMachine, jobMachine } from './operations.ts'
import { orderLineMachine } from './order-lines.ts'
import { originalUseMachine } from './originals.ts'
import { collectMachine, promotionMachine, showcaseMachine } from './own-products.ts'
import { reportMachine, sendingMachine } from './reports.ts'
import { sampleMachine } from './samples.ts'
import { shopAuthMachine } from './shop-auths.ts'
import { shopCopyMachine } from './shop-copies.ts'
import { shopMachine } from './shop-matrix.ts'
import { shopProductMachine } from './shops.ts'
import { spyMarkMachines } from './spy-marks.ts'
import { staffMachine } from './staff.ts'
import { trendWatchMachines } from './trend-watch.ts'
import { ttAccountMachine } from './tt-accounts.ts'
import { wallMachine } from './walls.ts'
import { workMachine } from './work.ts'

/** Every workflow with what its transitions do. */
export const machines: readonly Machine[] = [
  ...adMachines,
  adAccountMachine,
  adRuleMachine,
  billMachine,
  clipCutterMachine,
  clipDemandMachine,
  clipTaskMachine,
  orderLineMachine,
  materialMachine,
  creatorMachine,
  inviteMachine,
  workMachine,
  reportMachine,
  sendingMachine,
  applicantMachine,
  originalUseMachine,
  articleMachine,
  liveMachine,
  announcementMachine,
  companyMachine,
  accountMachine,
  jobMachine,
  shopCopyMachine,
  ttAccountMachine,
  wallMachine,
  mcnMachine,
  dealMachine,
  shopMachine,
  shopAuthMachine,
  shopProductMachine,
  offerMachine,
  showcaseMachine,
  promotionMachine,
  collectMachine,
  sampleMachine,
  staffMachine,
  ...trendWatchMachines,
  ...spyMarkMachines,
]

/** That of a list, or of other rows by their id; undefined where there is none. */
export const machineOfList = (id: string): Machine | undefined =>
  machines.find(({ workflow }) => workflow.list.id === id)
