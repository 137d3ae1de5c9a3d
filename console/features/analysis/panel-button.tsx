import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { usePanels, usePanelText } from '../../analysis/use-panels.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { ViewDialog } from '../../lists/tools/view-dialog.tsx'
import { readState, viewQuery } from '../../lists/url-state.ts'
import { showToast } from '../../state/toasts.ts'
import { Icon } from '../../ui/icon.tsx'

/** Puts the view that is shown on the data dashboard, or takes it off; what is no view yet is saved as one first. */
const Button = () => {
  const text = usePanelText()
  const navigate = useNavigate()
  const { list, state, settings } = useListWorld()
  const { panels, add, remove } = usePanels()
  const [saving, setSaving] = useState(false)
  const query = viewQuery(list, state)
  const same = settings.views.filter((view) => viewQuery(list, readState(list, view.query)) === query)
  const pinned = panels?.find(({ id }) => same.some((view) => view.id === id))
  const [view] = same
  const put = async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const action = { label: text('panel.toBoard'), run: () => void navigate(screenRow('dataBoard').path) }
    if (await add(id)) showToast('good', text('panel.added', { name }), { action })
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={pinned !== undefined}
        disabled={panels === undefined}
        title={text(pinned ? 'panel.onNote' : view ? 'panel.addNote' : 'panel.addUnsaved')}
        data-testid="to-board"
        onClick={() => {
          if (pinned) void remove(pinned)
          else if (view) void put(view)
          else setSaving(true)
        }}
      >
        <Icon name="board" size={16} />
        {text(pinned ? 'panel.on' : 'panel.add')}
      </button>
      {saving ? (
        <ViewDialog view={null} query={query} onClose={() => setSaving(false)} onSaved={(made) => void put(made)} />
      ) : null}
    </>
  )
}

/** Nothing for whoever has no data dashboard. */
export const PanelButton = ({ record }: { record: UserRecord }) =>
  decideAccess(record).allows('dataBoard') ? <Button /> : null
