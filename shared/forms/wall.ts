import { fleetApi, pairFields } from '../areas/walls/api.ts'
import { wallErrors, wallListTexts } from '../areas/walls/words.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Makes a box that shows a code a wall of the viewer's. */
export const wallForm = defineForm({
  id: 'wall',
  endpoint: fleetApi.pair,
  words: joinTexts(
    joinTexts(
      pickTexts(wallErrors, 'wall.code'),
      pickTexts(wallListTexts, 'wallScreen.1', 'wallScreen.2', 'wallScreen.3'),
    ),
    defineWords({
      'form.wall.title': ['配对大屏', 'Pair a wall'],
      'form.wall.note': [
        '大屏上显示的 8 位配对码，10 分钟内有效。',
        'The code of 8 letters on the wall; it holds for 10 minutes.',
      ],
      'form.wall.step.code': ['配对码', 'Code'],
      'form.wall.step.wall': ['大屏', 'Wall'],
      'form.wall.code': ['配对码', 'Code'],
      'form.wall.name': ['名称', 'Name'],
      'form.wall.name.note': ['例如：3 楼大厅', 'Such as: lobby, 3rd floor'],
      'form.wall.wall_screen': ['画面', 'Screen'],
      'form.wall.team_id': ['只看团队', 'Only the team of'],
      'form.wall.team_id.note': ['选择团队负责人；留空为你的全部范围', 'Who leads it; empty: all that you see'],
      'form.wall.send': ['确认配对', 'Pair it'],
      'form.wall.done': ['已配对，大屏几秒内开始显示', 'Paired: the wall starts within seconds'],
    }),
  ),
  fields: pairFields,
  steps: { code: ['code'], wall: ['name', 'wall_screen', 'team_id'] },
  refreshes: true,
})
