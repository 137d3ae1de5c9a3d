import { type KeyboardEvent, useId, useState } from 'react'
import type { UserRecord } from '../../../shared/record/record.ts'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeOverlay } from '../shell/shell-state.ts'
import { type Entry, kinds, matching } from './entry.ts'
import { Options } from './options.tsx'
import './palette.css'
import { readRecent, remember } from './recent.ts'
import { useEntries } from './use-entries.ts'
import { usePaletteText } from './use-palette-text.ts'
import { useSearch } from './use-search.ts'

const takeFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '')

/** The entries for what is typed; the choices of before stand above everything while nothing is. */
const useShown = (record: UserRecord, typed: string) => {
  const { own, found } = useEntries(record)
  const { search, again } = useSearch(typed)
  const [kept] = useState(() => readRecent(record.id))
  const recent =
    typed.trim() === ''
      ? kept.flatMap(({ id, hit }): Entry[] => {
          const entry = hit ? found(hit) : own.find((one) => one.id === id)
          return entry ? [{ ...entry, kind: 'recent' }] : []
        })
      : []
  const rest = matching(own, typed).filter(({ id }) => !recent.some((one) => one.id === id))
  const all = [...recent, ...rest, ...search.hits.map(found)]
  return { shown: kinds.flatMap((kind) => all.filter((entry) => entry.kind === kind)), search, again }
}

/** D21: one field for every page, action, order, product and creator that the record may see. */
export const Palette = () => {
  const text = usePaletteText()
  const id = useId()
  const record = useSession((state) => state.record)
  return record ? <PaletteOf key={record.id} record={record} title={text('palette.title')} id={id} /> : null
}

const PaletteOf = ({ record, title, id }: { record: UserRecord; title: string; id: string }) => {
  const text = usePaletteText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const { shown, search, again } = useShown(record, typed)
  const at = Math.max(
    0,
    shown.findIndex((entry) => entry.id === chosen),
  )
  const active = shown[at]
  const choose = (entry: Entry): void => {
    remember(record.id, entry.hit ? { id: entry.id, hit: entry.hit } : { id: entry.id })
    closeOverlay()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = shown[(at + step + shown.length) % shown.length]
    if (step !== 0 && next) setChosen(next.id)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  const nothing = shown.length === 0 && (search.kind === 'done' || search.kind === 'idle')
  return (
    <Dialog title={title} testId="palette" wide light onClose={closeOverlay} note={text('palette.hint')}>
      <div className="palette">
        <div className="palette-field">
          <Icon name="search" />
          <input
            ref={takeFocus}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-label={title}
            {...(active ? { 'aria-activedescendant': id + active.id } : {})}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            placeholder={text('palette.placeholder')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen('')
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <Options id={id} shown={shown} active={active} onPoint={(entry) => setChosen(entry.id)} onChoose={choose} />
        {search.kind === 'failed' ? (
          <p className="palette-note" role="alert">
            {text('palette.failed', { reason: search.reason })}
            <button type="button" className="button" onClick={again}>
              {text('word.again')}
            </button>
          </p>
        ) : null}
        {nothing ? (
          <p className="palette-note">
            <b>{text('palette.none', { q: typed.trim() })}</b> {text('palette.noneNote')}
          </p>
        ) : null}
        <p role="status" className={search.kind === 'busy' ? 'palette-note' : 'unseen'} data-testid="palette-count">
          {text(search.kind === 'busy' ? 'palette.searching' : 'palette.count', { n: shown.length })}
        </p>
      </div>
    </Dialog>
  )
}
