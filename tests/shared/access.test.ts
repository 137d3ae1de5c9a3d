import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { guard } from '../../shared/access/guard.ts'
import { homeOf, safeRedirect } from '../../shared/access/home.ts'
import { menuOf, menuTree } from '../../shared/access/menu.ts'
import { type AccessRule, accessRules } from '../../shared/access/rules.ts'
import {
  groupIds,
  groups,
  groupTitle,
  guardedScreens,
  type ScreenId,
  screenIds,
  screenRow,
  titleOf,
} from '../../shared/access/screens.ts'
import { ruleTexts } from '../../shared/i18n/rules.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { readRecord, type UserRecord } from '../../shared/record/record.ts'
import { mayOpen, mayOpenRaw } from './access-oracle.ts'
import { anyRaw, anyRecord, companyMenu, recordWith } from './records.ts'

const hiddenBy = (fields: Parameters<typeof recordWith>[0], rule: string): ScreenId[] =>
  guardedScreens.filter((screen) => decideAccess(recordWith(fields)).deniedBy(screen).includes(rule))

const creators: ScreenId[] = ['merchantsTeamMent', 'merchantsTeamData', 'directlyUnder', 'associated']
const direct: ScreenId[] = ['management', 'directlyData', 'directlyOrder', 'permissions']
const trends: ScreenId[] = ['shopEmpower', 'shopCopy', 'orderTrend', 'skuTrend']
const library: ScreenId[] = ['clipScreen', 'filmHome', 'filmDetails', 'clipTasks', 'clipDemand']

const allowedTo = (record: UserRecord): readonly ScreenId[] => guardedScreens.filter(decideAccess(record).allows)

describe('access', () => {
  test('[A22] the rule table answers as the permission list told screen by screen, for any record', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom('', '', 'data', 'clip', 'smart'), (of, wall) => {
        const record = { ...of, wall }
        expect(allowedTo(record)).toEqual(guardedScreens.filter((screen) => mayOpen(record, screen)))
      }),
      { numRuns: 2000 },
    )
  })

  test('[A22][U1][U2] so they do for records that any platform may send, spelled and broken as they come', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const record = readRecord(raw)
        const may = mayOpenRaw(raw)
        expect(record === null).toBe(may === undefined)
        if (record && may) expect(allowedTo(record)).toEqual(guardedScreens.filter(may))
      }),
      { numRuns: 2000 },
    )
  })

  test('[A1] a wall seat sees wall screens only, and keeps the data screen when nothing else is left', () => {
    expect(menuOf(recordWith({ status: 4 }))).toEqual(['clipScreen', 'dataScreen', 'smartScreen'])
    expect(menuOf(recordWith({ status: 4, daping: 0 }))).toEqual(['clipScreen'])
    expect(menuOf(recordWith({ status: 4, daping: 0, video_menu: [] }))).toEqual(['dataScreen'])
    expect(decideAccess(recordWith({ status: 4 })).deniedBy('console')).toEqual(['wall-seat'])
  })

  test('[FL1] a paired wall sees the screen that it was paired for, as far as it is on; the smart wall the clip wall too', () => {
    const seen = (fields: Parameters<typeof recordWith>[0]) => menuOf(recordWith({ status: 4, ...fields }))
    expect(seen({ wall: 'data' })).toEqual(['dataScreen'])
    expect(seen({ wall: 'clip' })).toEqual(['clipScreen'])
    expect(seen({ wall: 'smart' })).toEqual(['clipScreen', 'smartScreen'])
    expect(seen({ wall: 'data', daping: 0, video_menu: [] })).toEqual([])
    expect(decideAccess(recordWith({ status: 4, wall: 'data' })).deniedBy('smartScreen')).toEqual(['wall-device'])
  })

  test('[FL2] walls are put up by who sees one and is more than plain staff', () => {
    const may = (fields: Parameters<typeof recordWith>[0]) => decideAccess(recordWith(fields)).allows('walls')
    expect(may({})).toBe(true)
    expect(may({ company: 0 })).toBe(true)
    expect(may({ privilege_id: 0 })).toBe(false)
    expect(may({ daping: 0, video_menu: [1] })).toBe(true)
    expect(hiddenBy({ daping: 0, video_menu: [] }, 'no-walls')).toEqual(['walls'])
  })

  test('[A2] a film cutter sees the clip set, whatever else its record says', () => {
    const record = recordWith({ is_film_cutter: 1, current_version: 9, privilege_id: 0, special_library: 0 })
    expect(menuOf(record)).toEqual(['clipScreen', 'filmHome', 'filmDetails', 'clipTasks', 'starLibrary', 'academy'])
    const bare = recordWith({ is_film_cutter: 1, is_share_video: 0, video_menu: [] })
    expect(menuOf(bare)).toEqual(['clipTasks', 'academy'])
  })

  test('[A3] multi-shop mode takes away what it does not have, without a company more', () => {
    const gone: ScreenId[] = [
      ...creators,
      'category',
      'goodsAnalyse',
      'tkspy',
      'forFlow',
      'liveData',
      'liveRoom',
      'matrix',
      'mncPlatform',
    ]
    expect(hiddenBy({ current_version: 9 }, 'multi-shop').sort()).toEqual(gone.sort())
    const single: ScreenId[] = ['bills', 'billOrder', 'team', 'businessCentre', 'ttAccount']
    expect(hiddenBy({ current_version: 9, company: 0 }, 'multi-shop-single').sort()).toEqual(single.sort())
    expect(decideAccess(recordWith({ current_version: 9 })).allows('team')).toBe(true)
    expect(decideAccess(recordWith({ current_version: 9 })).allows('bills')).toBe(true)
  })

  test.each([
    ['0', '0'],
    ['', '0'],
    ['3', '5'],
    ['3', ''],
  ])(
    '[A4] in multi-shop mode with tk_pid "%s" and tk_manager_id "%s" only staff data stays of the direct team',
    (tk_pid, tk_manager_id) => {
      const record = recordWith({ current_version: 9, tk_pid, tk_manager_id })
      expect(menuOf(record).filter((screen) => direct.includes(screen))).toEqual(['directlyData'])
    },
  )

  test('[A5] outside multi-shop mode there are no shop management, order trends and team data', () => {
    expect(hiddenBy({}, 'not-multi-shop').sort()).toEqual([...trends, 'team'].sort())
    expect(menuOf(recordWith({ current_version: 9 })).filter((screen) => trends.includes(screen))).toEqual(trends)
  })

  test('[A6] the material library needs is_share_video or a special user, the star-origin library is_share_video', () => {
    expect(hiddenBy({ is_share_video: 0 }, 'library-not-shared')).toEqual(library)
    expect(hiddenBy({ is_share_video: 0, special_library: 1 }, 'library-not-shared')).toEqual([])
    expect(hiddenBy({ is_share_video: 0, special_library: 1 }, 'star-library-not-shared')).toEqual(['starLibrary'])
  })

  test('[A7] the second network hides business centre, TT account analysis and, but for special users, the library', () => {
    expect(hiddenBy({ isadVersion: 5 }, 'second-network').sort()).toEqual(['businessCentre', 'ttAccount'])
    expect(hiddenBy({ isadVersion: 5 }, 'second-network-library')).toEqual(library)
    expect(decideAccess(recordWith({ isadVersion: 5, special_library: 1 })).allows('filmHome')).toBe(true)
  })

  test('[A8] business_center 0 and has_tt_tool 0 hide their screen', () => {
    expect(hiddenBy({ business_center: 0 }, 'business-centre-off')).toEqual(['businessCentre'])
    expect(hiddenBy({ has_tt_tool: 0 }, 'tt-tool-off')).toEqual(['ttAccount'])
  })

  test('[A9] of the clip sub-screens only those in video_menu stay; an empty list hides all three', () => {
    const three: ScreenId[] = ['clipScreen', 'filmHome', 'filmDetails']
    for (const [index, screen] of three.entries()) {
      expect(menuOf(recordWith({ video_menu: [index + 1] })).filter((id) => three.includes(id))).toEqual([screen])
    }
    expect(menuOf(recordWith({ video_menu: [] })).filter((id) => three.includes(id))).toEqual([])
  })

  test('[A10] agents lose business centre and data screen, level 3 without has_d associated teams, level 4 recruitment', () => {
    for (const agency_level of [1, 2, 3, 4]) {
      const hidden = hiddenBy({ company: 0, agency_level }, 'agent')
      expect(hidden.sort()).toEqual(['businessCentre', 'dataScreen'])
    }
    expect(hiddenBy({ company: 0, agency_level: 3, has_d: 0 }, 'agent-3-no-associated')).toEqual(['associated'])
    expect(hiddenBy({ company: 0, agency_level: 3, has_d: 1 }, 'agent-3-no-associated')).toEqual([])
    expect(hiddenBy({ company: 0, agency_level: 4 }, 'agent-4')).toEqual(creators)
    expect(hiddenBy({ company: 0, agency_level: 4, current_version: 9 }, 'agent-4')).toEqual([])
  })

  test('[A11] staff without a privilege loses the leadership set', () => {
    const gone: ScreenId[] = [
      'bills',
      'billOrder',
      ...direct,
      ...creators,
      'dataBoard',
      'dataScreen',
      'clipTasks',
      'walls',
    ]
    expect(hiddenBy({ privilege_id: 0 }, 'staff-without-privilege').sort()).toEqual(gone.sort())
  })

  test('[A12] with a privilege nothing of that is hidden; without a company there are no clip tasks', () => {
    expect(hiddenBy({ privilege_id: 2 }, 'staff-without-privilege')).toEqual([])
    expect(decideAccess(recordWith({ privilege_id: 2 })).allows('clipTasks')).toBe(true)
    expect(hiddenBy({ company: 0 }, 'no-company-no-tasks')).toEqual(['clipTasks'])
  })

  test('[A13] daping 0 hides data and smart screen and these two only', () => {
    expect(hiddenBy({ daping: 0 }, 'big-screens-off')).toEqual(['dataScreen', 'smartScreen'])
  })

  test('[A14] the company’s own menu hides four children of the direct team and nothing else', () => {
    for (const name of direct) {
      expect(hiddenBy({ companyMenus: [companyMenu(name, 1)] }, `company-menu-${name}`)).toEqual([name])
      expect(hiddenBy({ companyMenus: [companyMenu(name, 0)] }, `company-menu-${name}`)).toEqual([])
    }
    expect(menuOf(recordWith({ companyMenus: [companyMenu('/console', 1)] }))).toEqual(menuOf(recordWith()))
  })

  test('[A15] has_zhishu 0 hides the direct creator children; absent flags count as 1', () => {
    const gone = creators.filter((screen) => screen !== 'associated')
    expect(hiddenBy({ has_zhishu: 0 }, 'direct-creators-off')).toEqual(gone)
    expect(hiddenBy({ has_zhishu: undefined }, 'direct-creators-off')).toEqual([])
    expect(hiddenBy({ company: 0, agency_level: 3, has_d: undefined }, 'agent-3-no-associated')).toEqual([])
  })

  test('[A21] the outbox of messages is for operators', () => {
    expect(hiddenBy({ operator: 0 }, 'operators-only')).toEqual(['outbox'])
    expect(decideAccess(recordWith({ operator: 1 })).allows('outbox')).toBe(true)
    expect(menuOf(recordWith({ operator: 1 }))).toContain('outbox')
    expect(menuOf(recordWith())).not.toContain('outbox')
  })

  test('[A23] a matching row with an only-list silences the rows that it does not name', () => {
    const rules: AccessRule[] = [
      { id: 'first', spec: 'A1', when: () => true, only: ['A13'] },
      { id: 'silent', spec: 'A11', when: () => true, hide: ['console'] },
      { id: 'named', spec: 'A13', when: () => true, hide: ['dataScreen'] },
    ]
    const access = decideAccess(recordWith(), rules)
    expect(access.allows('console')).toBe(true)
    expect(access.deniedBy('dataScreen')).toEqual(['named'])
  })

  test('[A24] menu, guard and reasons agree for every record and screen', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const access = decideAccess(record)
        const menu = menuOf(record)
        for (const screen of guardedScreens) {
          const answer = guard(screenRow(screen).path, '', 'token', record)
          expect(answer.kind).toBe(access.allows(screen) ? 'open' : 'denied')
          expect(access.deniedBy(screen).length === 0).toBe(access.allows(screen))
          if (!screenRow(screen).hidden) expect(menu.includes(screen)).toBe(access.allows(screen))
        }
        const drawn = menuTree(record).flatMap((entry) => (entry.kind === 'screen' ? [entry.screen] : entry.screens))
        expect([...drawn].sort()).toEqual([...menu].sort())
      }),
    )
  })

  test('[A25] what is never in the menu goes with its screen', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const access = decideAccess(record)
        expect(access.allows('billOrder')).toBe(access.allows('bills'))
        expect(access.allows('liveRoom')).toBe(access.allows('liveData'))
        if (access.allows('goodsAnalyse')) expect(access.allows('product')).toBe(true)
        for (const hidden of ['billOrder', 'liveRoom', 'goodsAnalyse'] as const)
          expect(menuOf(record)).not.toContain(hidden)
      }),
    )
  })

  test('[A26] titles follow the mode, and every screen, group and rule has its words in both languages', () => {
    expect(titleOf('product', recordWith())).toBe('screen.productAffiliate')
    expect(titleOf('product', recordWith({ current_version: 9 }))).toBe('screen.productShops')
    expect(titleOf('product', recordWith({ current_version: 1 }))).toBe('screen.product')
    expect(titleOf('console', recordWith({ current_version: 9 }))).toBe('screen.dataBoard')
    const wanted = [...accessRules.map(({ id }) => `rule.${id}`), ...groupIds.map(groupTitle)]
    for (const key of wanted) {
      for (const language of ['zh', 'en'] as const)
        expect({ ...screenTexts[language], ...ruleTexts[language] }).toHaveProperty([key])
    }
    expect(new Set(screenIds.map((id) => screenRow(id).path)).size).toBe(screenIds.length)
  })
})

describe('ways in', () => {
  test('[A16] home is the wall for a wall seat and the console for the others', () => {
    expect(homeOf(recordWith({ status: 4 }))).toBe('/dataDisplay/index')
    expect(homeOf(recordWith())).toBe('/console')
    expect(guard('/', '', 't', recordWith())).toEqual({ kind: 'redirect', to: '/console' })
  })

  test('[A16] a film cutter starts at its tasks, one of the star-origin library there', () => {
    expect(homeOf(recordWith({ is_film_cutter: 1 }))).toBe('/bossFilmCutter/index')
    expect(homeOf(recordWith({ is_film_cutter: 1, star_cutter: 1 }))).toBe('/OriginalBank')
    expect(homeOf(recordWith({ is_film_cutter: 1, star_cutter: 1, is_share_video: 0 }))).toBe(
      '/bossFilmCutter/screenOut',
    )
  })

  test('[A16] home never leads to a screen that the record may not see', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const home = homeOf(record)
        expect(guard(home, '', 't', record).kind).toBe(menuOf(record).length > 0 ? 'open' : 'denied')
      }),
    )
  })

  test('[A17] without a session the wanted address is kept', () => {
    const answer = guard('/console', '?period=today&shop=1', null, null)
    expect(answer).toEqual({ kind: 'redirect', to: '/login?redirect=%2Fconsole%3Fperiod%3Dtoday%26shop%3D1' })
    expect(guard('/console', '', 'token', null).kind).toBe('redirect')
    for (const path of ['/404', '/register', '/forgetPassword', '/policy'])
      expect(guard(path, '', null, null).kind).toBe('open')
  })

  test('[A18] login, register and forgotten password send a signed-in record home', () => {
    expect(guard('/register', '', 't', recordWith()).kind).toBe('redirect')
    expect(guard('/forgetPassword', '', 't', recordWith()).kind).toBe('redirect')
    expect(guard('/policy', '', 't', recordWith()).kind).toBe('open')
    expect(guard('/login', '', 't', recordWith({ status: 4 }))).toEqual({ kind: 'redirect', to: '/dataDisplay/index' })
  })

  test('[A19] a redirect is followed within this origin and rights only', () => {
    const leader = recordWith()
    expect(safeRedirect('/console?a=1#b', leader)).toBe('/console?a=1#b')
    for (const target of [
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '%2f%2fevil.test',
      '/%5cevil',
      '/login?redirect=/console',
      '/@evil',
      'http://tidewall.invalid/console',
      '/console\u0000',
      '/nowhere',
      '',
      '/./..//evil',
    ]) {
      expect(safeRedirect(target, leader), target).toBeUndefined()
    }
    expect(safeRedirect('/console', recordWith({ status: 4 }))).toBeUndefined()
    expect(safeRedirect(null, leader)).toBeUndefined()
  })

  test('[A20] an unknown path is unknown, not denied', () => {
    expect(guard('/nowhere', '', 't', recordWith())).toEqual({ kind: 'unknown' })
    expect(guard('/console/', '', 't', recordWith()).kind).toBe('open')
  })

  test('[A27] a path of a group alone leads to the first of its screens that the record may see, with the query', () => {
    const to = (path: string, fields = {}) => guard(path, '?a=1', 't', recordWith(fields))
    expect(to('/merchantsTeam')).toEqual({ kind: 'redirect', to: '/merchantsTeam/merchantsTeamMent?a=1' })
    expect(to('/merchantsTeam', { has_zhishu: 0 })).toEqual({ kind: 'redirect', to: '/merchantsTeam/associated?a=1' })
    expect(to('/directlyTeam', { current_version: 9, tk_pid: '0' })).toEqual({
      kind: 'redirect',
      to: '/directlyTeam/directlyData?a=1',
    })
    expect(to('/bossFilmCutter')).toEqual({ kind: 'redirect', to: '/bossFilmCutter/filmHome?a=1' })
    expect(to('/bossFilmCutter', { is_film_cutter: 1 })).toEqual({ kind: 'redirect', to: '/bossFilmCutter/index?a=1' })
    expect(to('/bossFilmCutter', { video_menu: [1] })).toEqual({
      kind: 'redirect',
      to: '/bossFilmCutter/screenOut?a=1',
    })
  })

  test('[A27] a group of which nothing is left leads to a refusal, never in a circle', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(...groupIds), (record, group) => {
        const answer = guard(groups[group].path, '', 't', record)
        if (answer.kind !== 'redirect') throw new Error(answer.kind)
        expect(['open', 'denied']).toContain(guard(answer.to, '', 't', record).kind)
      }),
    )
  })

  test.each([
    ['/console2', '/console2/console2'],
    ['/product', '/product/product'],
    ['/orderAll', '/orderAll/orderAll'],
    ['/tkspy', '/tkspy/tkspy'],
    ['/matrix/', '/matrix/matrix'],
    ['/team', '/team/team'],
  ])('[A28] the short path %s leads to %s', (short, long) => {
    expect(guard(short, '', 't', recordWith())).toEqual({ kind: 'redirect', to: long })
  })
})
