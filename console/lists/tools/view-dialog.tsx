import type { SavedView } from '../../../shared/api/views.ts'
import { Field } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useListWorld } from '../list-world.ts'

interface Props {
  /** Null for a new one. */
  readonly view: SavedView | null
  /** What is shown now. */
  readonly query: string
  readonly onClose: () => void
  /** A new one has been saved. */
  readonly onSaved?: (view: SavedView) => void
}

/** D16: name, default and sharing of a view; one that is changed may take over what is shown now. */
export const ViewDialog = ({ view, query, onClose, onSaved }: Props) => {
  const { text, settings } = useListWorld()
  const company = useSession((state) => state.record?.company ?? 0)
  const form = useForm({
    defaults: {
      'view-name': view?.name ?? '',
      is_default: view?.is_default ?? false,
      shared: view?.shared ?? false,
      renew: false,
    },
    rules: { 'view-name': (name) => (String(name).trim() === '' ? 'form.required' : undefined) },
    guarded: false,
    send: async (values) => {
      const views = await settings.save({
        ...(view ? { id: view.id } : {}),
        name: String(values['view-name']).trim(),
        query: view && !values.renew ? view.query : query,
        is_default: values.is_default,
        shared: values.shared,
      })
      showToast('good', text('view.saved'))
      onClose()
      const made = views.filter(({ own }) => own).at(-1)
      if (!view && made) onSaved?.(made)
    },
  })
  const name = form.field('view-name')
  return (
    <Dialog title={text(view ? 'view.change' : 'view.save')} testId="view-dialog" onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <p className="form-alert" role="alert" data-testid="form-alert">
          {form.alert}
        </p>
        <Field {...name} label={text('view.name')} input={{ ...name.input, maxLength: 40, autoComplete: 'off' }} />
        <div className="view-choices">
          <label>
            <input type="checkbox" {...form.field('is_default').input} />
            <span>
              {text('view.asDefault')}
              <small>{text('view.defaultNote')}</small>
            </span>
          </label>
          {company > 0 ? (
            <label>
              <input type="checkbox" {...form.field('shared').input} />
              <span>
                {text('view.share')}
                <small>{text('view.shareNote')}</small>
              </span>
            </label>
          ) : null}
          {view ? (
            <label>
              <input type="checkbox" {...form.field('renew').input} />
              <span>
                {text('view.renew')}
                <small>{text('view.renewNote')}</small>
              </span>
            </label>
          ) : null}
        </div>
        <p className="list-dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {text('list.cancel')}
          </button>
          <Submit label={text(view ? 'view.keep' : 'view.save')} busy={form.busy} />
        </p>
      </form>
    </Dialog>
  )
}
