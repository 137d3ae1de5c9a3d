import type { ScreenId } from '../../shared/access/screens.ts'
import { type ReadFields, readAgain } from './record-oracle.ts'

/**
 * The permission list once more, told screen by screen instead of rule by rule and sharing no code with the rule table:
 * both must give the same answer for every record.
 */
export const mayOpen = (r: ReadFields, screen: ScreenId): boolean => {
  const shops = r.current_version === 9
  const agent = r.company === 0 && !shops
  const plainStaff = r.company > 0 && r.privilege_id === 0
  const clip = { clipScreen: 1, filmHome: 2, filmDetails: 3 } as const
  const granted = (id: keyof typeof clip): boolean => r.video_menu.includes(clip[id])

  if (r.wall !== '') {
    if (screen === 'clipScreen') return granted('clipScreen') && (r.wall === 'clip' || r.wall === 'smart')
    return (
      r.daping === 1 &&
      ((screen === 'dataScreen' && r.wall === 'data') || (screen === 'smartScreen' && r.wall === 'smart'))
    )
  }
  if (r.status === 4) {
    if (screen === 'clipScreen') return granted('clipScreen')
    if (screen === 'smartScreen') return r.daping === 1
    if (screen === 'dataScreen') return r.daping === 1 || !granted('clipScreen')
    return false
  }
  if (r.is_film_cutter === 1) {
    if (screen === 'clipScreen' || screen === 'filmHome' || screen === 'filmDetails') return granted(screen)
    if (screen === 'starLibrary') return r.is_share_video === 1
    return screen === 'clipTasks' || screen === 'academy'
  }

  const hides = (name: string): boolean =>
    r.companyMenus.some(
      (menu) =>
        menu.is_hide === 1 &&
        menu.url
          .replace(/[?#].*$/, '')
          .replace(/\/+$/, '')
          .endsWith(name),
    )
  const library = r.special_library === 1 || (r.is_share_video === 1 && r.isadVersion !== 5)
  const creators = !shops && !plainStaff && !(agent && r.agency_level === 4)
  const dataOnly = shops && !(/^[0-9]+$/.test(r.tk_pid) && Number(r.tk_pid) > 0 && r.tk_manager_id === '0')
  const staffPage = (name: string): boolean => !plainStaff && !dataOnly && !hides(name)

  switch (screen) {
    case 'console':
    case 'product':
    case 'orders':
    case 'dataAnalysis':
    case 'academy':
      return true
    case 'goodsAnalyse':
    case 'category':
    case 'tkspy':
    case 'forFlow':
    case 'liveData':
    case 'liveRoom':
    case 'matrix':
    case 'mncPlatform':
      return !shops
    case 'dataBoard':
      return !plainStaff
    case 'bills':
    case 'billOrder':
      return !plainStaff && !(shops && r.company === 0)
    case 'merchantsTeamMent':
    case 'merchantsTeamData':
    case 'directlyUnder':
      return creators && r.has_zhishu === 1
    case 'associated':
      return creators && !(agent && r.agency_level === 3 && r.has_d === 0)
    case 'directlyData':
      return !plainStaff && !hides('directlyData')
    case 'management':
    case 'directlyOrder':
    case 'permissions':
      return staffPage(screen)
    case 'team':
      return shops && r.company > 0
    case 'shopEmpower':
    case 'shopCopy':
    case 'orderTrend':
    case 'skuTrend':
      return shops
    case 'clipScreen':
    case 'filmHome':
    case 'filmDetails':
      return library && granted(screen)
    case 'clipTasks':
      return library && r.company > 0 && r.privilege_id > 0
    case 'clipDemand':
      return library
    case 'starLibrary':
      return r.is_share_video === 1
    case 'businessCentre':
      return r.business_center === 1 && r.isadVersion !== 5 && r.company > 0
    case 'ttAccount':
      return r.has_tt_tool === 1 && r.isadVersion !== 5 && !(shops && r.company === 0)
    case 'dataScreen':
      return r.daping === 1 && !agent && !plainStaff
    case 'smartScreen':
      return r.daping === 1
    case 'walls':
      return !plainStaff && (r.daping === 1 || granted('clipScreen'))
    case 'outbox':
      return r.operator === 1
    default:
      return true
  }
}

/** What may be opened with a record as some platform sent it; undefined when it is unreadable. */
export const mayOpenRaw = (raw: Readonly<Record<string, unknown>>): ((screen: ScreenId) => boolean) | undefined => {
  const read = readAgain(raw)
  return read ? (screen) => mayOpen(read, screen) : undefined
}
