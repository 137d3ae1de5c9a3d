import { materialApi, materialFields, versionFields } from '../areas/materials/api.ts'
import { materialListTexts } from '../areas/materials/list-words.ts'
import { allTexts, defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const words = defineWords({
  'form.material.title': ['上传素材', 'Bring a material'],
  'form.material.note': [
    '审核通过后，公司的剪辑师可以使用。',
    'Cutters of the company may use it once it is approved.',
  ],
  'form.material.file_id': ['文件', 'File'],
  'form.material.name': ['素材名', 'Name'],
  'form.material.kind': ['类型', 'Kind'],
  'form.material.source': ['来源', 'Source'],
  'form.material.product_id': ['商品', 'Product'],
  'form.material.creator_id': ['达人', 'Creator'],
  'form.material.folder': ['文件夹', 'Folder'],
  'form.material.folder.note': [
    '用 / 分层，如 原片/露营灯',
    'With / for folders inside folders, such as Footage/Lamps',
  ],
  'form.material.tags': ['标签', 'Tags'],
  'form.material.tags.note': ['多个标签用逗号隔开', 'With commas between'],
  'form.material.licence_until': ['授权到期日', 'Licensed until'],
  'form.material.licence_until.note': ['留空表示不限期', 'Empty: without end'],
  'form.material.send': ['上传', 'Send'],
  'form.material.done': ['素材已提交，等待审核', 'The material was sent and is in review'],
  'form.materialVersion.title': ['上传新版本', 'Bring a new version'],
  'form.materialVersion.file_id': ['文件', 'File'],
  'form.materialVersion.send': ['上传', 'Send'],
  'form.materialVersion.what': ['说明', 'Note'],
})

/** A new material of the library. */
export const materialForm = defineForm({
  id: 'material',
  endpoint: materialApi.create,
  words: allTexts(words, materialListTexts),
  fields: materialFields,
  refreshes: true,
})

/** Another file of a material. */
export const materialVersionForm = defineForm({
  id: 'materialVersion',
  endpoint: materialApi.version,
  words,
  fields: versionFields,
  refreshes: true,
  input: (values, about: { readonly id: string }) => ({ ...values, ...about }),
})
