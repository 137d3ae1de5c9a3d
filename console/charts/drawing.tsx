import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { reachable } from '../ui/reachable.ts'
import type { Picture } from './artist.ts'
import { artistOf } from './artist-of.ts'
import { createEasel, type Easel } from './easel.ts'
import type { ChartOption, Place } from './options/option.ts'
import type { ChartTable } from './table.ts'
import { cellText, labelAt, rowText } from './table.ts'
import { drawnColumns, isGrid, placeOfClick, pointAt, step } from './walk.ts'

interface Props {
  /** Of `option`; another kind is another drawing (key). */
  readonly kind: string
  readonly option: ChartOption
  readonly table: ChartTable
  readonly currency: string
  readonly label: string
  /** Id of the element that tells what the picture shows. */
  readonly describedBy: string
  readonly onPick: ((row: number, column: number) => void) | undefined
  readonly onPicture: (picture: Picture | undefined) => void
}

const spoken = (option: ChartOption, table: ChartTable, [row, column]: Place, currency: string): string => {
  if (!isGrid(option)) return rowText(table, row, currency, drawnColumns(option))
  const { name = '', unit = 'count' } = table.columns[column] ?? {}
  return `${labelAt(table, row)}, ${name}, ${cellText(table.rows[row]?.[column], unit, currency)}`
}

/** A chart in a box: as large as the box, drawn when it is near the view and its option changes, walked by arrow keys. */
export const Drawing = ({ kind, option, table, currency, label, describedBy, onPick, onPicture }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const easel = useRef<Easel>(undefined)
  const pick = useRef(onPick)
  pick.current = onPick
  const [place, setPlace] = useState<Place>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  if (failure) throw failure.error

  useEffect(() => {
    if (!box.current) return
    const made = createEasel(box.current, {
      load: artistOf(kind),
      onClick: (click) => {
        const at = placeOfClick(click)
        if (at) pick.current?.(...at)
      },
      onArtist: ({ picture }) => onPicture(picture),
      onFail: (error) => setFailure({ error }),
    })
    easel.current = made
    return () => {
      onPicture(undefined)
      made.dispose()
    }
  }, [kind, onPicture])

  useEffect(() => easel.current?.show(option), [option])

  const point = (at: Place | undefined): void => {
    easel.current?.point(at && pointAt(option, at))
    setPlace(at)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && place && onPick) onPick(...place)
    else if (event.key === 'Escape' && place) point(undefined)
    else {
      const next = step(place, event.key, table, option)
      if (!next) return
      point(next)
    }
    event.preventDefault()
  }
  return (
    <>
      <div
        ref={box}
        className={onPick ? 'chart-canvas pickable' : 'chart-canvas'}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        {...reachable}
        onKeyDown={onKey}
        onBlur={() => point(undefined)}
        data-testid="chart-canvas"
      />
      <p className="unseen" aria-live="polite" data-testid="chart-spoken">
        {place && place[0] < table.rows.length ? spoken(option, table, place, currency) : ''}
      </p>
    </>
  )
}
