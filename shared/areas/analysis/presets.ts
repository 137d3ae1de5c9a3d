import { keysOf } from '../../keys.ts'
/** Ready questions by name, each as the query of an address; their words stand under `analysis.preset.<name>`. */
export const presets = {
  tiers: 'dims=tier&metrics=M17%2CM01%2CM03%2CM07%2CM08&chart=funnel',
  abc: 'dims=abc&metrics=M18%2CM01%2CM03%2CM05%2CM08&chart=pie',
  refunds: 'dims=reason&metrics=M03%2CM04%2CM01%2CREFUND%2CM08&lost=1&chart=pie',
  roi: 'dims=product&metrics=M01%2CM08%2CROI%2CM12%2CM13&chart=scatter&sort=-M08',
  tenure: 'dims=tenure%2Cweek&metrics=M17%2CM01%2CM03%2CM07&pivot=0&chart=bar',
  age: 'dims=age&metrics=M01%2CM03%2CM05%2CM08&chart=line',
} as const satisfies Readonly<Record<string, string>>

export const presetIds = keysOf(presets)
