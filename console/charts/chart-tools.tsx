import { tokens } from '../../shared/theme/tokens.ts'
import { saveFile } from '../lists/tools/save-file.ts'
import { usePreferences } from '../state/preferences.ts'
import { Icon } from '../ui/icon.tsx'
import type { Picture } from './artist.ts'
import { csvOf } from './csv.ts'
import type { ChartTable } from './table.ts'
import { useChartText } from './use-chart-text.ts'

const unfit = /[\\/:*?"<>|\s]+/g

const blobOf = (address: string): Blob => {
  const bytes = atob(address.slice(address.indexOf(',') + 1))
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], { type: 'image/png' })
}

interface Props {
  readonly table: ChartTable
  readonly currency: string
  /** Name of the files without their ending. */
  readonly file: string
  /** Undefined while no picture is drawn. */
  readonly picture: Picture | undefined
}

/** The chart as files: its picture on the ground of the theme, its values as a table. */
export const ChartTools = ({ table, currency, file, picture }: Props) => {
  const text = useChartText()
  const theme = usePreferences((state) => state.theme)
  const name = file.trim().replace(unfit, '-')
  return (
    <>
      {picture ? (
        <button
          type="button"
          className="chart-file"
          aria-label={text('chart.png')}
          title={text('chart.png')}
          data-testid="chart-png"
          onClick={() => saveFile(blobOf(picture(tokens[theme].surface1)), `${name}.png`)}
        >
          <Icon name="camera" size={15} />
        </button>
      ) : null}
      <button
        type="button"
        className="chart-file"
        aria-label={text('chart.csv')}
        title={text('chart.csv')}
        data-testid="chart-csv"
        onClick={() => saveFile(new Blob([csvOf(table, currency)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)}
      >
        <Icon name="download" size={15} />
      </button>
    </>
  )
}
