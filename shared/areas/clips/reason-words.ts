import { defineWords } from '../../i18n/texts.ts'

/** Why a version was rejected. */
export const clipReasonWords = defineWords({
  'clipReason.1': ['节奏', 'Pacing'],
  'clipReason.2': ['字幕错误', 'Subtitles'],
  'clipReason.3': ['违禁词', 'Forbidden words'],
  'clipReason.4': ['画质', 'Picture'],
  'clipReason.5': ['品牌露出', 'Brand'],
  'clipReason.6': ['时长', 'Length'],
  'clipReason.7': ['其他', 'Something else'],
})
