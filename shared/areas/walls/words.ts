import { defineWords } from '../../i18n/texts.ts'

/** Columns and states of walls. */
export const wallListTexts = defineWords({
  'column.wall_name': ['大屏', 'Wall'],
  'column.wall_stand': ['状态', 'State'],
  'column.wall_screen': ['画面', 'Screen'],
  'column.wall_sight': ['数据范围', 'Scope'],
  'column.wall_team': ['团队', 'Team'],
  'column.seen_time': ['最近在线', 'Last seen'],
  'column.data_age': ['数据时延', 'Age of data'],
  'column.viewport': ['窗口尺寸', 'Size'],
  'column.build': ['版本', 'Build'],
  'column.fps': ['帧率', 'Frames/s'],
  'column.wall_tier': ['画质', 'Quality'],
  'column.losses': ['画面丢失', 'Losses'],
  'column.heap_mb': ['内存 MB', 'Memory MB'],
  'column.twice_time': ['两处同时使用', 'Open twice'],
  'column.last_error': ['最近错误', 'Last error'],
  'column.paired_by': ['配对人', 'Paired by'],
  'column.paired_time': ['配对时间', 'Paired at'],
  'column.box': ['设备', 'Box'],
  'column.box_address': ['配对地址', 'Address'],
  'column.wall_state': ['凭证', 'Credential'],
  'column.wall_id': ['编号', 'Number'],
  'wallStand.1': ['实时', 'Live'],
  'wallStand.2': ['数据延迟', 'Late'],
  'wallStand.3': ['离线', 'Offline'],
  'wallStand.4': ['已停用', 'Out of use'],
  'wallScreen.1': ['数据大屏', 'Data wall'],
  'wallScreen.2': ['剪辑大屏', 'Clip wall'],
  'wallScreen.3': ['智慧大屏', 'Smart wall'],
  'wallSight.1': ['整个公司', 'Whole company'],
  'wallSight.2': ['配对人及下级', 'Own team'],
  'wallSight.3': ['所选团队', 'A team'],
  'wallTier.1': ['完整', 'Full'],
  'wallTier.2': ['精简', 'Lean'],
  'wallTier.3': ['平面', 'Flat'],
  'wallState.1': ['有效', 'Valid'],
  'wallState.2': ['已撤销', 'Revoked'],
  'kpi.walls.used': ['使用中', 'In use'],
  'kpi.walls.used.hint': ['已配对且未停用的大屏。', 'Walls that are paired and not out of use.'],
  'kpi.walls.live': ['实时', 'Live'],
  'kpi.walls.live.hint': ['最近 60 秒在线且数据不超过 15 秒的大屏。', 'Seen within 60 s, with figures of at most 15 s.'],
  'kpi.walls.away': ['离线', 'Offline'],
  'kpi.walls.away.hint': ['使用中但超过 60 秒没有消息的大屏。', 'In use, and not heard of for more than 60 s.'],
  'kpi.walls.twice': ['两处同时使用', 'Open twice'],
  'kpi.walls.twice.hint': ['24 小时内同一凭证在两处同时使用过的大屏：请确认，必要时停用后重新配对。', 'Whose credential was open at two places at once within 24 h: look, and if in doubt take it out of use and pair it anew.'],
  'search.walls': ['大屏名称', 'Name of a wall'],
  'empty.walls': ['还没有大屏。在屏幕上打开大屏地址，把显示的配对码填到「配对大屏」。', 'No walls yet: open a wall’s address on the screen, and enter the code that it shows under “Pair a wall”.'],
})

/** What is done about them. */
export const wallWorkflowWords = defineWords({
  'transition.wall.identify': ['识别', 'Identify'],
  'transition.wall.reload': ['重新加载', 'Reload'],
  'transition.wall.reload.note': ['大屏重新加载页面，几秒内恢复。', 'Its page begins anew, and is back within seconds.'],
  'transition.wall.rename': ['改名', 'Rename'],
  'form.wall.rename.name': ['大屏名称', 'Name'],
  'transition.wall.show': ['更换画面', 'Change screen'],
  'transition.wall.show.note': ['大屏自动切换到所选画面。', 'The wall goes there by itself.'],
  'form.wall.show.screen': ['画面', 'Screen'],
  'transition.wall.revoke': ['停用', 'Take out of use'],
  'transition.wall.revoke.note': ['大屏在 60 秒内清除全部数据并显示新的配对码；再次使用需要重新配对。', 'Within 60 s it clears everything of yours and shows a new code; it has to be paired anew.'],
})

/** Why something is not done. */
export const wallErrors = defineWords({
  'wall.code': ['配对码是 8 个字母，例如 BCDF-GHJK', 'A code has 8 letters, such as BCDF-GHJK'],
  'wall.noCode': ['没有大屏显示这个配对码：请核对屏幕上的字母，或等它换一个', 'No wall shows this code: compare the letters, or wait for its next one'],
  'wall.tooMany': ['输错次数过多，请 {minutes} 分钟后再试', 'Too many wrong codes: try again in {minutes} min'],
  'wall.begun': ['此地址请求配对码过多，请 {minutes} 分钟后再试', 'Too many codes for this address: try again in {minutes} min'],
  'wall.screen': ['配对人的账号没有这个大屏的权限', 'The account that pairs the wall may not open this screen'],
  'wall.full': ['最多 {most} 块大屏，请先停用一些', 'At most {most} walls: take some out of use first'],
  'wall.none': ['大屏不存在，或不在你的范围内', 'There is no such wall of yours'],
  'wall.notPaired': ['只有配对的大屏可以这样做', 'This is for paired walls'],
})

/** Words of the page. */
export const wallPageWords = defineWords({
  'walls.limits': ['警报阈值', 'Alert limits'],
  'walls.pair': ['配对大屏', 'Pair a wall'],
  'walls.facts': ['大屏', 'The wall'],
  'walls.health': ['运行状况', 'How it is'],
  'walls.about': ['{screen} · {w}×{h} · {device} · {address} · {ago}', '{screen} · {w}×{h} · {device} · {address} · {ago}'],
  'walls.unknownBox': ['未知设备', 'unknown box'],
  'walls.since': ['{time} 开始显示', 'since {time}'],
})
