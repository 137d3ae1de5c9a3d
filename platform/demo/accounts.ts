import type { Insertable } from 'kysely'
import type { MemberTable } from '../db/tables.ts'

type MemberFields = Partial<Insertable<MemberTable>>

/** A member of the demo; accounts with a note are shown to people, all have the same password. */
export interface DemoMember {
  readonly username: string
  readonly name: string
  readonly world: 'tide' | 'platform'
  /** Username of the member above. */
  readonly above: string | null
  readonly fields: MemberFields
  /** Bought modules. */
  readonly modules: readonly number[]
  /** Chinese, then English. */
  readonly note?: string
}

export const demoPassword = 'tidewall-demo'

const everyModule = [0, 1, 2, 4, 5, 6, 9]
const everyFlag: MemberFields = {
  daping: true,
  business_center: true,
  has_tt_tool: true,
  is_share_video: true,
  video_menu: [1, 2, 3],
  has_d: true,
  has_zhishu: true,
}
const multiShop: MemberFields = { version: 9, current_version: 9 }
const adMode: MemberFields = { version: 1, current_version: 1 }

const company = (
  username: string,
  name: string,
  note: string,
  modules: number[],
  fields: MemberFields,
): DemoMember => ({
  username,
  name,
  world: 'tide',
  above: 'leader',
  fields: { agency_level: 4, ...fields },
  modules,
  note,
})

const single = (
  username: string,
  name: string,
  above: string | null,
  note: string,
  fields: MemberFields,
  modules = [0],
): DemoMember => ({
  username,
  name,
  world: 'platform',
  above,
  fields,
  modules,
  note,
})

/** Works in the star-origin library. */
export const starCutter = 'star'

/** The accounts that documents, tests and people rely on (docs name them; the start banner lists them). */
const namedAccounts: readonly DemoMember[] = [
  {
    ...company('leader', '沈潮生', '公司负责人，全部模块与开关 | Company leader, every module and flag', everyModule, {
      ...everyFlag,
      agency_level: 1,
      privilege_id: 1,
      share_rate_bp: 8000,
    }),
    above: null,
  },
  company('wall', '大屏席位', '仅大屏 | Wall seat: the big screen only', [0], { ...everyFlag, status: 4 }),
  company('cutter', '姚剪之', '剪辑师 | Film cutter', [0], {
    is_film_cutter: true,
    is_share_video: true,
    video_menu: [1, 2, 3],
  }),
  company(starCutter, '黎星原', '星原素材库剪辑师 | Film cutter of the star-origin library', [0], {
    is_film_cutter: true,
    is_share_video: true,
  }),
  company('shops', '罗多店', '多店模式，公司 | Multi-shop mode, in the company', [0, 9], {
    ...multiShop,
    privilege_id: 1,
    daping: true,
  }),
  company('ads', '高投放', '视频投放模式，公司 | Video ad mode, in the company', [0, 1], {
    ...adMode,
    privilege_id: 1,
    daping: true,
  }),
  company('fbads', '唐渠道', '第二社媒广告模式 | Ad mode of the second network', [0, 1, 5], {
    ...adMode,
    isad_version: 5,
    privilege_id: 1,
    daping: true,
  }),
  single('agent1', '顾远航', null, '一级代理，不属于公司 | Agent level 1, no company', {
    agency_level: 1,
    share_rate_bp: 8000,
  }),
  single('agent2', '苏望舒', 'agent1', '二级代理 | Agent level 2', { agency_level: 2, share_rate_bp: 6500 }),
  single('agent3', '季临川', 'agent2', '三级代理 | Agent level 3', { agency_level: 3, share_rate_bp: 5000 }),
  single('agent4', '温知夏', 'agent3', '四级代理 | Agent level 4', { agency_level: 4, share_rate_bp: 3000 }),
  single(
    'shopsolo',
    '卓独行',
    null,
    '多店模式，不属于公司 | Multi-shop mode, no company',
    { ...multiShop, agency_level: 1, daping: true },
    [0, 9],
  ),
  single(
    'ops',
    '运维员',
    null,
    '平台运营 | Platform operator',
    { agency_level: 1, operator: true, ...everyFlag },
    everyModule,
  ),
]

const teams: readonly (readonly [username: string, name: string, staff: string])[] = [
  ['tide.linyue', '林越', 'staff=夏小满 tide.zhaoyi=赵一 tide.qianduo=钱多 tide.sunhe=孙禾 tide.liran=李然'],
  ['tide.chenmo', '陈墨', 'tide.zhouye=周野 tide.wuyou=吴忧 tide.zhengqi=郑其 tide.wanglu=王鹿 tide.fengke=冯可'],
  ['tide.hecheng', '何澄', 'tide.chuxin=褚新 tide.weilan=卫岚 tide.jiangbei=蒋北 tide.shenle=申乐 tide.hanzhi=韩枝'],
  ['tide.yangfan', '杨帆', 'tide.zhuyun=朱云 tide.qinyue=秦悦 tide.youran=尤然 tide.xuming=许明 tide.lvqing=吕青'],
]

const inTeam = (username: string, name: string, above: string, fields: MemberFields): DemoMember => ({
  username,
  name,
  world: 'tide',
  above,
  fields,
  modules: [0],
})

const staffNote = '员工，无特权 | Company staff without privilege'

/** Four teams of five under the leader; `staff` is one of them. */
const teamMembers: readonly DemoMember[] = teams.flatMap(([leader, name, staff]) => [
  inTeam(leader, name, 'leader', { agency_level: 2, privilege_id: 1, share_rate_bp: 5500 }),
  ...staff.split(' ').map((pair): DemoMember => {
    const [username = '', staffName = ''] = pair.split('=')
    const member = inTeam(username, staffName, leader, { agency_level: 3, privilege_id: 0, share_rate_bp: 3000 })
    return username === 'staff' ? { ...member, note: staffNote } : member
  }),
])

/** The clip team beside the account `cutter`: under the leader, with one who reviews. */
const clipTeam: readonly (readonly [username: string, name: string])[] = [
  ['tide.mujin', '穆锦'],
  ['tide.shiyu', '时雨'],
  ['tide.luoqi', '骆琪'],
  ['tide.fangze', '方泽'],
  ['tide.anran', '安然'],
  ['tide.jiyun', '纪云'],
  ['tide.cenxi', '岑溪'],
]
export const clipReviewer = 'tide.songcheng'

/** Film cutters of the demo company that have tasks, `cutter` first. */
export const clipCutters: readonly string[] = ['cutter', ...clipTeam.map(([username]) => username)]

const clipMembers: readonly DemoMember[] = [
  ...clipTeam.map(([username, name]) =>
    inTeam(username, name, 'leader', {
      agency_level: 4,
      is_film_cutter: true,
      is_share_video: true,
      video_menu: [1, 2, 3],
    }),
  ),
  inTeam(clipReviewer, '宋澄', 'leader', {
    agency_level: 4,
    privilege_id: 1,
    is_share_video: true,
    video_menu: [1, 2, 3],
  }),
]

export const teamLeaders: readonly string[] = teams.map(([username]) => username)

const withPhones = (members: readonly DemoMember[]): DemoMember[] => {
  const shown = members.filter(({ note }) => note !== undefined)
  const phone = (member: DemoMember): string => `138${String(shown.indexOf(member) + 1).padStart(8, '0')}`
  return members.map((member) => ({
    ...member,
    fields: { ...member.fields, mobile: shown.includes(member) ? phone(member) : null },
  }))
}

/** Members above come before those below them; the accounts that are shown have phones from 13800000001 on. */
export const demoMembers: readonly DemoMember[] = withPhones([...namedAccounts, ...teamMembers, ...clipMembers])

/** Invitation codes by the username of the member who invites. */
export const demoInvites: Readonly<Record<string, string>> = { leader: 'TIDE2026', agent1: 'SOLO2026' }
