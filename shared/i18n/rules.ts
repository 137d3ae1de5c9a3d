import { defineWords } from './texts.ts'

/** A sentence for each access rule, for whoever is refused by it. */
export const ruleTexts = defineWords({
  'rule.wall-seat': ['大屏专用账号只能查看大屏', 'A big-screen account may only see the wall screens'],
  'rule.film-cutter': ['剪辑账号只能使用剪辑相关页面', 'A clip-editing account may only use the clip screens'],
  'rule.multi-shop': ['多店模式不含此页面', 'Multi-shop mode does not include this page'],
  'rule.multi-shop-single': [
    '多店模式的个人账号不含此页面',
    'An individual account in multi-shop mode does not include this page',
  ],
  'rule.multi-shop-data-only': [
    '多店模式下，由上级管理的团队只显示员工数据',
    'In multi-shop mode a team with a manager above it shows staff data only',
  ],
  'rule.not-multi-shop': ['仅多店模式可用', 'Only multi-shop mode has this page'],
  'rule.library-not-shared': ['此账号未开通素材库', 'The material library is not enabled for this account'],
  'rule.star-library-not-shared': ['此账号未开通星源素材库', 'The star-origin library is not enabled for this account'],
  'rule.second-network': ['第二社媒广告模式不含此页面', 'Ad mode of the second network does not include this page'],
  'rule.second-network-library': [
    '第二社媒广告模式不含素材库',
    'Ad mode of the second network does not include the material library',
  ],
  'rule.business-centre-off': ['此账号未开通商务中心', 'The business centre is not enabled for this account'],
  'rule.tt-tool-off': ['此账号未开通TT账号分析', 'TT account analysis is not enabled for this account'],
  'rule.clip-screen-not-granted': ['此账号未开通剪辑大屏', 'The clip big screen is not enabled for this account'],
  'rule.clip-overview-not-granted': ['此账号未开通剪辑总览', 'The clip overview is not enabled for this account'],
  'rule.material-details-not-granted': ['此账号未开通素材详情', 'Material details are not enabled for this account'],
  'rule.agent': [
    '个人与代理账号不含商务中心和数据大屏',
    'Individual and agent accounts do not include the business centre and the data big screen',
  ],
  'rule.agent-3-no-associated': [
    '三级代理未开通关联达人团队',
    'Associated teams are not enabled for this level 3 agent',
  ],
  'rule.agent-4': ['四级代理不含招商团队', 'Level 4 agents do not include the recruitment team'],
  'rule.staff-without-privilege': [
    '您所在的权限组不含此页面，请联系团队管理员',
    'Your privilege group does not include this page; please ask your team administrator',
  ],
  'rule.no-company-no-tasks': [
    '剪辑任务只对公司成员和剪辑师开放',
    'Clip tasks are for members of a company and for film cutters',
  ],
  'rule.big-screens-off': ['此账号未开通大屏', 'The big screens are not enabled for this account'],
  'rule.company-menu-directlyData': ['公司设置隐藏了员工数据', 'The company’s settings hide staff data'],
  'rule.company-menu-directlyOrder': ['公司设置隐藏了员工订单', 'The company’s settings hide staff orders'],
  'rule.company-menu-management': ['公司设置隐藏了员工管理', 'The company’s settings hide staff management'],
  'rule.company-menu-permissions': ['公司设置隐藏了权限管理', 'The company’s settings hide permissions'],
  'rule.direct-creators-off': ['此账号未开通直属达人', 'Direct creators are not enabled for this account'],
  'rule.operators-only': ['仅平台运营可用', 'For operators of the platform only'],
})
