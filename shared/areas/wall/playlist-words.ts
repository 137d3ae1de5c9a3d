import { defineWords } from '../../i18n/texts.ts'

/** Names of the smart wall's scenes. */
export const sceneWords = defineWords({
  'scene.data': ['数据', 'Data'],
  'scene.clip': ['剪辑', 'Clips'],
  'scene.live': ['直播间', 'Live rooms'],
  'scene.outlook': ['今天会怎样', 'How today may end'],
  'scene.day': ['一天的起伏', 'The day by hour'],
  'scene.winner': ['今日之最', 'Best of today'],
})

/** Why a playlist is not taken. */
export const playlistErrors = defineWords({
  'playlist.short': ['至少 {least} 秒，不播放填 0', 'At least {least} seconds, or 0 to leave it out'],
  'playlist.none': ['至少保留一个画面', 'Keep at least one scene'],
})
