import {
  dateForms,
  type ImportCheck,
  type ImportOptions,
  type ImportPreview,
  type ImportRun,
  importEncodings,
  importPresets,
  numberForms,
} from '../../../../shared/areas/imports/api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { isZone, zonedSeconds } from '../../../../shared/time/zone.ts'
import { Grid, Stack } from '../../../ui/layout.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { MappingForm } from './mapping-form.tsx'
import { ChoiceField, WordField } from './option-field.tsx'
import { type ImportText, useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  readonly options: ImportOptions
  readonly preview: ImportPreview | undefined
  /** Of these very options; null before it is known. */
  readonly check: ImportCheck | null
  /** The company's. */
  readonly currency: string
  readonly zone: string
  readonly onOptions: (options: ImportOptions) => void
}

const LATEST = 9_999_999_999
const zones = Intl.supportedValuesOf('timeZone')

const decidedBy = (
  by: ImportCheck['dates' | 'numbers'] | undefined,
  form: string,
  text: ImportText,
): { note?: string; isDoubt?: boolean } =>
  by
    ? { note: text(`check.by.${by.source}`, { form, line: by.line, text: by.text }), isDoubt: by.source === 'assumed' }
    : {}

/** How the file is to be read: what was chosen, how the rest was decided, and what the file asks. */
export const OptionsForm = ({ run, options, preview, check, currency, zone, onOptions }: Props) => {
  const text = useImportText()
  const set = (fields: Partial<ImportOptions>): void => onOptions({ ...options, ...fields })
  const question = (name: ImportRun['asks']): { question?: string } =>
    run.asks === name ? { question: run.reason } : {}
  const { mapping, reported_t } = options
  return (
    <Stack className="import-options">
      <Segmented
        label={text('import.preset')}
        options={importPresets.map((value) => ({ value, label: text(`import.preset.${value}`) }))}
        value={options.preset}
        onValue={(preset) => preset !== options.preset && set({ preset })}
      />
      <Grid min={260} className="import-fields">
        <WordField
          name="reported"
          title={text('check.report')}
          help={text('check.reportHelp', { zone })}
          type="datetime-local"
          value={reported_t === null ? '' : dateTimeText(reported_t, zone).replace(' ', 'T')}
          read={(typed) => {
            if (typed === '') return ''
            const t = zonedSeconds(zone, typed)
            return t >= 1 && t <= LATEST ? dateTimeText(t, zone).replace(' ', 'T') : undefined
          }}
          wrong={text('check.reportWrong')}
          onValue={(wall) => set({ reported_t: wall === '' ? null : zonedSeconds(zone, wall) })}
          {...(check && check.lines > 0
            ? {
                note: text('check.reportAt', {
                  time: dateTimeText(check.report.t, zone),
                  source: text(`check.report.${check.report.source}`),
                }),
                isDoubt: check.report.source === 'newest',
              }
            : {})}
        />
        <ChoiceField
          name="dates"
          title={text('import.dates')}
          value={options.dates}
          choices={dateForms}
          label={(form) => text(`import.dates.${form}`)}
          onValue={(dates) => set({ dates })}
          {...decidedBy(check?.dates, text(`import.dates.${check?.dates.form ?? 'auto'}`), text)}
          {...question('dates')}
        />
        <ChoiceField
          name="numbers"
          title={text('import.numbers')}
          value={options.numbers}
          choices={numberForms}
          label={(form) => text(`import.numbers.${form}`)}
          onValue={(numbers) => set({ numbers })}
          {...decidedBy(check?.numbers, text(`import.numbers.${check?.numbers.form ?? 'auto'}`), text)}
          {...question('numbers')}
        />
        <WordField
          name="zone"
          title={text('import.zone')}
          help={text('import.zoneHelp')}
          value={options.zone}
          words={zones}
          placeholder={preview?.zone || zone}
          read={(typed) => (typed.trim() === '' || isZone(typed.trim()) ? typed.trim() : undefined)}
          wrong={text('import.zoneWrong')}
          onValue={(name) => set({ zone: name })}
          {...(check ? { note: text('check.zoneIs', { zone: check.zone }) } : {})}
        />
        <WordField
          name="currency"
          title={text('import.currency')}
          help={text('import.currencyHelp', { currency })}
          value={options.currency}
          placeholder={currency}
          read={(typed) => /^(?:[A-Z]{3})?$/.exec(typed.trim().toUpperCase())?.[0]}
          wrong={text('import.currencyWrong')}
          onValue={(code) => set({ currency: code })}
          {...question('currency')}
        />
        <ChoiceField
          name="encoding"
          title={text('import.encoding')}
          value={options.encoding}
          choices={importEncodings}
          label={(name) => name.toUpperCase()}
          onValue={(encoding) => set({ encoding })}
          {...question('encoding')}
        />
      </Grid>
      {mapping && options.preset === 'mapping' && preview ? (
        <MappingForm header={preview.header} mapping={mapping} onMapping={(next) => set({ mapping: next })} />
      ) : null}
    </Stack>
  )
}
