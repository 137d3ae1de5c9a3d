import { companyHidable, hiddenByCompany } from '../record/company-menus.ts'
import type { UserRecord } from '../record/record.ts'
import { modeOf } from './mode.ts'
import { hiddenByGroup, hiddenByMoney } from './rights.ts'
import { guardedScreens, type ScreenId, screensOf } from './screens.ts'

/**
 * One row of the permission list (docs/spec.md, section A). Rows are evaluated in order; `hide` takes screens away,
 * `keepOnly` takes everything else away. `only` names the later rows that still apply once this one has matched.
 */
export interface AccessRule {
  readonly id: string
  readonly spec: string
  readonly when: (record: UserRecord) => boolean
  readonly hide?: readonly ScreenId[]
  /** The same where the record says which. */
  readonly hides?: (record: UserRecord) => readonly ScreenId[]
  readonly keepOnly?: readonly ScreenId[]
  /** What stays when nothing would be left. */
  readonly fallback?: ScreenId
  readonly only?: readonly string[]
}

const creatorTeam = screensOf('merchantsTeam')
const directTeam = screensOf('directlyTeam')
const library = screensOf('bossFilmCutter')
const trends = screensOf('orderTrend')
const shopManage = screensOf('shopManage')

const isShops = (r: UserRecord): boolean => modeOf(r) === 'shops'
const isAgent = (r: UserRecord): boolean => r.company === 0 && !isShops(r)
/** Whole numbers in text, as ids travel; anything else is not above zero. */
const above0 = (id: string): boolean => /^\d+$/.test(id) && Number(id) > 0

const videoMenu: readonly { code: number; screen: ScreenId; id: string }[] = [
  { code: 1, screen: 'clipScreen', id: 'clip-screen-not-granted' },
  { code: 2, screen: 'filmHome', id: 'clip-overview-not-granted' },
  { code: 3, screen: 'filmDetails', id: 'material-details-not-granted' },
]

const companyHides = (screen: (typeof companyHidable)[number]): AccessRule => ({
  id: `company-menu-${screen}`,
  spec: 'A14',
  when: (r) => hiddenByCompany(r.companyMenus, screen),
  hide: [screen],
})

/** What a paired wall reaches: its own screen; the smart wall has a scene of the clip wall. */
const ofWall: Readonly<Record<UserRecord['wall'], readonly ScreenId[]>> = {
  '': guardedScreens,
  data: ['dataScreen'],
  clip: ['clipScreen'],
  smart: ['smartScreen', 'clipScreen'],
}

export const accessRules: readonly AccessRule[] = [
  {
    id: 'wall-device',
    spec: 'FL1',
    when: (r) => r.wall !== '',
    hides: (r) => guardedScreens.filter((screen) => !ofWall[r.wall].includes(screen)),
    only: ['A9', 'A13'],
  },
  {
    id: 'wall-seat',
    spec: 'A1',
    when: (r) => r.status === 4,
    keepOnly: ['dataScreen', 'smartScreen', 'clipScreen'],
    fallback: 'dataScreen',
    only: ['A9', 'A13'],
  },
  {
    id: 'film-cutter',
    spec: 'A2',
    when: (r) => r.is_film_cutter === 1,
    keepOnly: ['clipScreen', 'filmHome', 'filmDetails', 'clipTasks', 'starLibrary', 'academy'],
    only: ['A6b', 'A9', 'RG1', 'RG2'],
  },
  {
    id: 'multi-shop',
    spec: 'A3',
    when: isShops,
    hide: [...creatorTeam, 'forFlow', 'tkspy', 'mncPlatform', 'liveData', 'matrix', 'category', 'goodsAnalyse'],
  },
  {
    id: 'multi-shop-single',
    spec: 'A3b',
    when: (r) => isShops(r) && r.company === 0,
    hide: ['businessCentre', 'ttAccount', 'bills', 'team'],
  },
  {
    id: 'multi-shop-data-only',
    spec: 'A4',
    when: (r) => isShops(r) && (!above0(r.tk_pid) || r.tk_manager_id !== '0'),
    hide: directTeam.filter((screen) => screen !== 'directlyData'),
  },
  { id: 'not-multi-shop', spec: 'A5', when: (r) => !isShops(r), hide: [...shopManage, ...trends, 'team'] },
  {
    id: 'library-not-shared',
    spec: 'A6',
    when: (r) => r.special_library === 0 && r.is_share_video === 0,
    hide: library,
  },
  { id: 'star-library-not-shared', spec: 'A6b', when: (r) => r.is_share_video === 0, hide: ['starLibrary'] },
  {
    id: 'second-network',
    spec: 'A7',
    when: (r) => r.isadVersion === 5,
    hide: ['businessCentre', 'ttAccount'],
  },
  {
    id: 'second-network-library',
    spec: 'A7b',
    when: (r) => r.isadVersion === 5 && r.special_library === 0,
    hide: library,
  },
  { id: 'business-centre-off', spec: 'A8', when: (r) => r.business_center === 0, hide: ['businessCentre'] },
  { id: 'tt-tool-off', spec: 'A8b', when: (r) => r.has_tt_tool === 0, hide: ['ttAccount'] },
  ...videoMenu.map(
    ({ code, screen, id }): AccessRule => ({
      id,
      spec: 'A9',
      when: (r) => !r.video_menu.includes(code),
      hide: [screen],
    }),
  ),
  { id: 'agent', spec: 'A10', when: isAgent, hide: ['businessCentre', 'dataScreen'] },
  {
    id: 'agent-3-no-associated',
    spec: 'A10b',
    when: (r) => isAgent(r) && r.agency_level === 3 && r.has_d === 0,
    hide: ['associated'],
  },
  { id: 'agent-4', spec: 'A10c', when: (r) => isAgent(r) && r.agency_level === 4, hide: creatorTeam },
  {
    id: 'staff-without-privilege',
    spec: 'A11',
    when: (r) => r.company > 0 && r.privilege_id === 0,
    hide: ['bills', ...directTeam, ...creatorTeam, 'dataBoard', 'dataScreen', 'walls', 'clipTasks'],
  },
  { id: 'no-company-no-tasks', spec: 'A12', when: (r) => r.company === 0, hide: ['clipTasks'] },
  { id: 'big-screens-off', spec: 'A13', when: (r) => r.daping === 0, hide: ['smartScreen', 'dataScreen'] },
  {
    id: 'no-walls',
    spec: 'FL2',
    when: (r) => r.daping === 0 && !r.video_menu.includes(1),
    hide: ['walls'],
  },
  ...companyHidable.map(companyHides),
  {
    id: 'direct-creators-off',
    spec: 'A15',
    when: (r) => r.has_zhishu === 0,
    hide: ['merchantsTeamMent', 'merchantsTeamData', 'directlyUnder'],
  },
  { id: 'group', spec: 'RG1', when: (r) => r.rights !== null, hides: hiddenByGroup },
  { id: 'group-money', spec: 'RG2', when: (r) => r.rights !== null, hides: hiddenByMoney },
  { id: 'operators-only', spec: 'A21', when: (r) => r.operator === 0, hide: ['outbox'] },
]
