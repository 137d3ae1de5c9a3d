import { readMapping } from './mapping.ts'
import { onlineRetail } from './online-retail.ts'
import type { Preset } from './row.ts'
import { tiktokAffiliate } from './tiktok.ts'

export const presets: readonly Preset[] = [onlineRetail, tiktokAffiliate]

/** A preset by name, or made from the mapping file of that name. */
export const findPreset = async (name: string): Promise<Preset> =>
  presets.find((preset) => preset.name === name) ?? readMapping(name)
