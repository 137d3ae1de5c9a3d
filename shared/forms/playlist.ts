import { playlistApi, playlistFields } from '../areas/wall/playlist-api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.playlist.title': ['智慧大屏编排', 'Playlist of the smart wall'],
  'form.playlist.note': [
    '每个画面停留的秒数，至少 5 秒；0 为不播放。没有内容的画面自动跳过，改动立即在大屏生效。',
    'Seconds for each scene, at least 5; 0 leaves it out. A scene with nothing to show is passed over. Walls follow at once.',
  ],
  'form.playlist.data': ['数据', 'Data'],
  'form.playlist.clip': ['剪辑', 'Clips'],
  'form.playlist.live': ['直播间', 'Live rooms'],
  'form.playlist.outlook': ['今天会怎样', 'How today may end'],
  'form.playlist.day': ['一天的起伏', 'The day by hour'],
  'form.playlist.winner': ['今日之最', 'Best of today'],
  'form.playlist.send': ['保存', 'Save'],
  'form.playlist.done': ['编排已保存', 'Saved'],
})

/** Chooses what the smart walls of the viewer's scope play, and for how long. */
export const playlistForm = defineForm({ id: 'playlist', endpoint: playlistApi.save, words, fields: playlistFields })
