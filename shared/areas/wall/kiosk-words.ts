import { defineWords } from '../../i18n/texts.ts'

/** Keys of a wall and what they answer. */
export const kioskWords = defineWords({
  'kiosk.full': ['全屏', 'Full screen'],
  'kiosk.scale': ['缩放方式', 'Scaling'],
  'kiosk.theme': ['切换主题', 'Switch theme'],
  'kiosk.refresh': ['刷新', 'Refresh'],
  'kiosk.replay': ['回放最近一天 / 结束回放', 'Replay the newest day / end it'],
  'kiosk.hold': ['暂停 / 继续轮播', 'Hold / go on'],
  'kiosk.before': ['上一屏', 'Scene before'],
  'kiosk.next': ['下一屏', 'Next scene'],
  'kiosk.sound': ['提示音', 'Chime'],
  'kiosk.this': ['显示帮助', 'This help'],
  'awake.lock': ['屏幕常亮：由浏览器锁定', 'Screen kept on: by the browser’s lock'],
  'awake.video': ['屏幕常亮：由不可见的视频保持', 'Screen kept on: by a picture that plays unseen'],
  'awake.none': ['屏幕可能熄灭：请在系统中关闭休眠', 'The screen may go dark: turn sleep off in the system'],
  'scale.fit': ['完整显示', 'Whole picture'],
  'scale.width': ['适应宽度', 'Fit width'],
  'scale.height': ['适应高度', 'Fit height'],
  'scale.full': ['拉伸铺满', 'Stretch'],
  'scale.none': ['原始大小', 'True size'],
  'sound.on': ['提示音已开', 'Chime on'],
  'sound.off': ['提示音已关', 'Chime off'],
})
