import { defineTexts } from './texts.ts'

/** The question before something typed is given up. */
export const unsavedTexts = defineTexts(
  {
    'unsaved.title': '有尚未保存的内容',
    'unsaved.text': '继续将放弃这些内容，且无法找回。',
    'unsaved.yes': '放弃并继续',
    'unsaved.no': '返回编辑',
  },
  {
    'unsaved.title': 'Something is not saved yet',
    'unsaved.text': 'Going on gives up what you typed; it cannot be brought back.',
    'unsaved.yes': 'Give up and go on',
    'unsaved.no': 'Back to editing',
  },
)
