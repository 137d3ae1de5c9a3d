import {
  dateForms,
  type ImportOptions,
  type ImportPreview,
  importEncodings,
  importPresets,
} from '../../../../shared/api/imports.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { MappingForm } from './mapping-form.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly options: ImportOptions
  readonly preview: ImportPreview | undefined
  /** The company's. */
  readonly currency: string
  readonly onOptions: (options: ImportOptions) => void
}

/** How the file is to be read. */
export const OptionsForm = ({ options, preview, currency, onOptions }: Props) => {
  const text = useImportText()
  const set = (fields: Partial<ImportOptions>): void => onOptions({ ...options, ...fields })
  const { mapping } = options
  return (
    <div className="import-options">
      <Segmented
        label={text('import.preset')}
        options={importPresets.map((value) => ({ value, label: text(`import.preset.${value}`) }))}
        value={options.preset}
        onValue={(preset) => set({ preset })}
      />
      <div className="import-fields">
        <label>
          <span>{text('import.encoding')}</span>
          <select
            className="select"
            name="encoding"
            value={options.encoding}
            onChange={({ target }) => set({ encoding: target.value as ImportOptions['encoding'] })}
          >
            {importEncodings.map((name) => (
              <option key={name} value={name}>
                {name.toUpperCase()}
              </option>
            ))}
          </select>
        </label>
        <label title={text('import.zoneHelp')}>
          <span>{text('import.zone')}</span>
          <input
            className="order-input"
            name="zone"
            maxLength={60}
            placeholder={preview?.zone || 'Asia/Shanghai'}
            defaultValue={options.zone}
            onBlur={({ target }) => set({ zone: target.value.trim() })}
          />
        </label>
        <label title={text('import.currencyHelp', { currency })}>
          <span>{text('import.currency')}</span>
          <input
            className="order-input short"
            name="currency"
            maxLength={3}
            placeholder={currency}
            defaultValue={options.currency}
            onBlur={({ target }) => {
              const code = target.value.trim().toUpperCase()
              set({ currency: /^[A-Z]{3}$/.test(code) ? code : '' })
            }}
          />
        </label>
        {mapping && options.preset === 'mapping' ? (
          <>
            <label>
              <span>{text('import.dates')}</span>
              <select
                className="select"
                name="dates"
                value={mapping.date_format}
                onChange={({ target }) =>
                  set({ mapping: { ...mapping, date_format: target.value as typeof mapping.date_format } })
                }
              >
                {dateForms.map((name) => (
                  <option key={name} value={name}>
                    {text(`import.dates.${name}`)}
                  </option>
                ))}
              </select>
            </label>
            <label className="check">
              <input
                type="checkbox"
                checked={mapping.decimal_comma}
                onChange={({ target }) => set({ mapping: { ...mapping, decimal_comma: target.checked } })}
              />
              {text('import.comma')}
            </label>
          </>
        ) : null}
      </div>
      {mapping && options.preset === 'mapping' && preview ? (
        <MappingForm header={preview.header} mapping={mapping} onMapping={(next) => set({ mapping: next })} />
      ) : null}
    </div>
  )
}
