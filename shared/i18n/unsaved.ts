import { defineWords } from './texts.ts'

/** The question before something typed is given up. */
export const unsavedTexts = defineWords({
  'unsaved.title': ['有尚未保存的内容', 'Something is not saved yet'],
  'unsaved.text': ['继续将放弃这些内容，且无法找回。', 'Going on gives up what you typed; it cannot be brought back.'],
  'unsaved.yes': ['放弃并继续', 'Give up and go on'],
  'unsaved.no': ['返回编辑', 'Back to editing'],
})
