import { contentTypes } from '../orders/enums.ts'

/** What of the scope the data dashboard is about: each of them is a filter of the order list too, under the same name. */
export const boardFilters = [
  { kind: 'country', name: 'region' },
  { kind: 'pick', name: 'shop' },
  { kind: 'pick', name: 'creator' },
  { kind: 'pick', name: 'team' },
  { kind: 'pick', name: 'owner' },
  { kind: 'pick', name: 'category' },
  { kind: 'choice', name: 'content_type', labels: 'content', options: contentTypes },
] as const

export type BoardFilter = Readonly<Partial<Record<(typeof boardFilters)[number]['name'], string>>>
