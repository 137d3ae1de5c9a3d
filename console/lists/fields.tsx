import { useMemo } from 'react'
import { columnKey } from '../../shared/lists/column.ts'
import { useCountryName } from '../ui/country-name.ts'
import { Mark } from '../ui/mark.tsx'
import type { Row } from './any-list.ts'
import { type CellWorld, cellText } from './cell-text.ts'
import './fields.css'
import { useListWorld } from './list-world.ts'
import { markOf } from './state-marks.ts'

/** What cells of the list's columns are written with, outside the table. */
export const useCellWorld = (currency: string): CellWorld => {
  const { text, clock } = useListWorld()
  const countryOf = useCountryName()
  return useMemo(() => ({ text, countryOf, zone: clock.zone, currency }), [text, countryOf, clock.zone, currency])
}

interface Props {
  readonly title: string
  readonly row: Row
  /** Columns of the list, in this order. */
  readonly fields: readonly string[]
}

/** A group of a row's fields under their column titles, for a drawer. */
export const Fields = ({ title, row, fields }: Props) => {
  const { list, text, currency } = useListWorld()
  const world = useCellWorld(currency)
  return (
    <section className="fields">
      <h3>{title}</h3>
      <dl>
        {fields.map((field) => {
          const column = list.columns.find((one) => one.field === field)
          if (!column) return null
          const mark = markOf(column.labels, row[field])
          return (
            <div key={field} data-field={field}>
              <dt>{text.word(columnKey(column), field)}</dt>
              <dd>
                {mark ? <Mark tone={mark} /> : null}
                {cellText(column, row, world)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
