import { type SavedView, viewsApi } from '../api/views.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const words = defineWords({
  'form.view.title': ['保存当前视图', 'Save this view'],
  'form.view.send': ['保存当前视图', 'Save this view'],
  'form.view.done': ['视图已保存', 'The view is saved'],
  'form.view.name': ['名称', 'Name'],
  'form.view.is_default': ['设为默认', 'My default'],
  'form.view.is_default.note': ['从菜单打开这个列表时直接显示', 'Shown when the list is opened from the menu'],
  'form.view.shared': ['与公司共享', 'Share with the company'],
  'form.view.shared.note': ['公司内能看到这个列表的人都能使用', 'Everyone who may see this list can use it'],
  'form.viewChange.title': ['修改视图', 'Change the view'],
  'form.viewChange.send': ['保存修改', 'Save changes'],
  'form.viewChange.renew': ['换成当前的筛选和排序', 'Take over the present filters and order'],
  'form.viewChange.renew.note': ['不勾选时，只修改名称和共享方式', 'Otherwise only name and sharing change'],
})

const fields = [
  f.text('name', { most: 40, rule: (name: string) => (name === '' ? 'form.required' : undefined) }),
  f.check('is_default'),
  f.check('shared'),
] as const

/** What is shown now, as a view of a list (D16). */
export const viewForm = defineForm({
  id: 'view',
  endpoint: viewsApi.save,
  words,
  unguarded: true,
  fields,
  input: (values, about: { readonly list: string; readonly query: string }) => ({ ...values, ...about }),
})

interface Changed {
  readonly list: string
  /** What is shown now. */
  readonly query: string
  readonly view: SavedView
}

/** Name, default and sharing of a view; it may take over what is shown now. */
export const viewChangeForm = defineForm({
  id: 'viewChange',
  like: 'view',
  endpoint: viewsApi.save,
  words,
  unguarded: true,
  fields: [...fields, f.check('renew')],
  input: ({ renew, ...values }, { list, query, view }: Changed) => ({
    ...values,
    list,
    id: view.id,
    query: renew ? query : view.query,
  }),
})
