import type { SavedView } from '../../../shared/api/views.ts'
import { viewChangeForm, viewForm } from '../../../shared/forms/views.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useSession } from '../../state/session.ts'
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
  const { list, settings } = useListWorld()
  const company = useSession((state) => state.record?.company ?? 0)
  const of = { list: list.id, query }
  const common = { onClose, ...(company > 0 ? {} : { without: ['shared'] as const }) }
  if (view)
    return <FormDialog form={viewChangeForm} about={{ ...of, view }} start={view} onDone={settings.take} {...common} />
  const taken = (views: readonly SavedView[]): void => {
    settings.take(views)
    const made = views.filter(({ own }) => own).at(-1)
    if (made) onSaved?.(made)
  }
  return <FormDialog form={viewForm} about={of} start={{ shared: false }} onDone={taken} {...common} />
}
