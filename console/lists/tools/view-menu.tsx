import { useState } from 'react'
import type { SavedView } from '../../../shared/api/views.ts'
import { confirm } from '../../state/confirm.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useListWorld } from '../list-world.ts'
import { readState, viewQuery } from '../url-state.ts'
import { ViewDialog } from './view-dialog.tsx'
import './view-menu.css'

/** D16: the saved views, own ones first, and saving what is shown now. */
export const ViewMenu = () => {
  const { list, state, text, settings, show } = useListWorld()
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const now = viewQuery(list, state)
  const isShown = ({ query }: SavedView): boolean => viewQuery(list, readState(list, query)) === now
  const current = settings.views.find(isShown)
  const remove = async (view: SavedView): Promise<void> => {
    const sure = await confirm({
      title: text('view.removeTitle'),
      text: text('view.removeText', { name: view.name }),
      yes: text('view.remove'),
      no: text('word.cancel'),
      danger: true,
    })
    if (sure) await settings.remove(view.id)
  }
  return (
    <>
      <Popover
        name={text('view.menu')}
        testId="views"
        label={
          <>
            <Icon name="star" size={16} />
            <span className="view-now">{current?.name ?? text('view.menu')}</span>
            <Icon name="down" size={14} />
          </>
        }
      >
        {(close) => (
          <div className="views">
            <ul>
              <li data-current={now === '' ? '' : undefined}>
                <button
                  type="button"
                  className="view-name"
                  onClick={() => {
                    close()
                    show('')
                  }}
                >
                  {text('view.own')}
                </button>
              </li>
              {settings.views.map((view) => (
                <li key={view.id} data-view={view.id} data-current={view === current ? '' : undefined}>
                  <button
                    type="button"
                    className="view-name"
                    onClick={() => {
                      close()
                      show(view.query)
                    }}
                  >
                    <span>{view.name}</span>
                    {view.is_default ? <em>{text('view.default')}</em> : null}
                    {view.shared ? (
                      <em>{view.own ? text('view.shared') : text('view.by', { name: view.owner })}</em>
                    ) : null}
                  </button>
                  {view.own ? (
                    <>
                      <button
                        type="button"
                        className="icon-button"
                        aria-label={text('view.edit', { name: view.name })}
                        onClick={() => {
                          close()
                          setEdited(view)
                        }}
                      >
                        <Icon name="pencil" size={16} />
                      </button>
                      <button
                        type="button"
                        className="icon-button"
                        aria-label={text('view.removeOf', { name: view.name })}
                        onClick={() => {
                          close()
                          void remove(view)
                        }}
                      >
                        <Icon name="trash" size={16} />
                      </button>
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="view-save"
              data-testid="save-view"
              onClick={() => {
                close()
                setEdited('new')
              }}
            >
              <Icon name="plus" size={16} />
              {text('view.save')}
            </button>
          </div>
        )}
      </Popover>
      {edited ? (
        <ViewDialog view={edited === 'new' ? null : edited} query={now} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}
