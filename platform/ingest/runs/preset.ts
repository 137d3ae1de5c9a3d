import type { ImportOptions } from '../../../shared/areas/imports/api.ts'
import { ImportError } from '../import/error.ts'
import { mappingPreset } from '../import/mapping.ts'
import { presets } from '../import/presets.ts'
import type { Preset } from '../import/row.ts'

/**
 * The preset that the console's options ask for.
 * @throws {ImportError} when a mapping lacks a field
 */
export const presetFor = ({ preset, mapping }: ImportOptions): Preset => {
  const known = presets.find(({ name }) => name === preset)
  if (known) return known
  if (!mapping) throw new ImportError('请先为每个必填字段选择一列', 'Choose a column for each field that is needed')
  return mappingPreset(JSON.stringify({ name: 'console', ...mapping }), '列对应')
}
