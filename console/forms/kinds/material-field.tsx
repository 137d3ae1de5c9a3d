import { useDeferredValue, useState } from 'react'
import { clipsApi } from '../../../shared/areas/clips/api.ts'
import { durationText } from '../../../shared/format/time.ts'
import { idsOf } from '../../../shared/forms/form.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { materialFieldWords } from '../../../shared/words/material-field.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { textsHook } from '../../i18n/texts-hook.ts'
import { useSession } from '../../state/session.ts'
import type { Bound } from './bound.ts'
import { FindBox } from './find-box.tsx'
import { Labelled } from './labelled.tsx'
import './member-field.css'

const useMaterialFieldText = textsHook(materialFieldWords)

/** Some usable materials: a search, and those that it finds to tick; what is ticked already stands first. */
export const MaterialField = (bound: Bound) => {
  const { value, put } = bound
  const text = useMaterialFieldText()
  const record = useSession((state) => state.record)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const ids = idsOf(String(value))
  const found = useEndpoint(clipsApi.choices, { q }).data?.list
  const ticked = useEndpoint(clipsApi.choices, { ids: ids.join(',') }, { ready: ids.length > 0, tell: 'never' }).data
    ?.list
  const known = new Map([...(ticked ?? []), ...(found ?? [])].map((one) => [one.id, one]))
  const shown = new Set([...ids, ...(found ?? []).map(({ id }) => id)])
  const tick = (id: string, now: boolean): void => put((now ? [...ids, id] : ids.filter((one) => one !== id)).join(','))
  return (
    <Labelled {...bound} group>
      <FindBox bound={bound} hint={text('materialField.find')} most={60} typed={typed} onType={setTyped} />
      <div className="members" data-testid="materials">
        {[...shown].map((id) => {
          const one = known.get(id)
          const until = one?.licence_until_time
          return (
            <label key={id} data-material={id}>
              <input type="checkbox" checked={ids.includes(id)} onChange={({ target }) => tick(id, target.checked)} />
              <b>{one?.title ?? id}</b>
              <span>{one?.product_title}</span>
              <small>
                {[
                  one && !one.usable ? text('materialField.unusable') : '',
                  record && until ? text('materialField.until', { day: todayOf(record, until) }) : '',
                  one?.duration_ms ? durationText(Math.round(one.duration_ms / 1000)) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </label>
          )
        })}
        {found && shown.size === 0 ? <p>{text('materialField.none')}</p> : null}
      </div>
      {ids.length > 0 ? <p aria-live="polite">{text('materialField.chosen', { n: ids.length })}</p> : null}
    </Labelled>
  )
}
