import { useQueryClient } from '@tanstack/react-query'
import { panelTexts } from '../../shared/areas/analysis/panel-words.ts'
import { type BoardPanel, panelsApi } from '../../shared/areas/analysis/panels-api.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { showToast } from '../state/toasts.ts'

export const usePanelText = textsHook(allTexts(panelTexts, commonWords))

const all = {}

/** The analyses on the account's data dashboard, kept by the platform; refusals are told. */
export const usePanels = (ready = true) => {
  const text = usePanelText()
  const client = useQueryClient()
  const { data, error, refetch } = useEndpoint(panelsApi.read, all, { ready })
  const keep = (panels: readonly BoardPanel[]): void => {
    client.setQueryData([panelsApi.read.path, all], panels)
  }
  const send = async (panels: Promise<readonly BoardPanel[]>): Promise<boolean> => {
    try {
      keep(await panels)
      return true
    } catch {
      // The call has told why.
      return false
    }
  }
  const add = (view: string, place?: number): Promise<boolean> =>
    send(call(panelsApi.add, { view, ...(place === undefined ? {} : { place }) }))
  return {
    /** Undefined while they are on their way. */
    panels: data,
    error,
    refetch,
    add,
    /** The message of it takes it back; a view that cannot be seen cannot be added again. */
    remove: async ({ id, name, place, state }: BoardPanel): Promise<void> => {
      if (!(await send(call(panelsApi.remove, { view: id })))) return
      const undo = { label: text('word.undo'), run: () => void add(id, place) }
      showToast('good', text('panel.removed', { name }), state === 'shown' ? { action: undo } : {})
    },
  }
}
