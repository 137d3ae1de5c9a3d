import * as z from 'zod/mini'
import { endpoint } from '../../../shared/api/endpoint.ts'
import { rowId } from '../../../shared/api/row-id.ts'
import { defineForm } from '../../../shared/forms/define-form.ts'
import { f } from '../../../shared/forms/form.ts'
import { defineWords } from '../../../shared/i18n/texts.ts'

const words = defineWords({
  'form.oneFile.title': ['一个文件', 'One file'],
  'form.oneFile.clip': ['视频', 'Video'],
})

/** A form of one file alone. */
export const oneFileForm = defineForm({
  id: 'oneFile',
  endpoint: endpoint({
    method: 'POST',
    path: '/api/v1/one-file',
    access: 'session',
    input: z.strictObject({ clip: rowId }),
    data: z.null(),
  }),
  words,
  fields: [f.media('clip', { kinds: [1] })],
})
