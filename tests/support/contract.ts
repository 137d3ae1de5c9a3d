import type { Endpoint } from '../../shared/api/endpoint.ts'
import { lists } from '../../shared/lists/all.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { oneFileForm } from '../console/stage/one-file.ts'
import { everyKindForm } from '../imaginary/every-kind.ts'
import { parcelWorkflow } from '../imaginary/parcels.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../shared/api/*.ts', '../../shared/areas/*/*api.ts', '../../shared/imports/api.ts'],
  { eager: true },
)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'data' in value

const declared = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((api) => (typeof api === 'object' && api !== null ? Object.values(api) : [])),
)

/** Every call of the platform API, and those of the imaginary area, by method and path. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  [
    ...declared.filter(isEndpoint),
    ...Object.values(lists).map(({ endpoint }) => endpoint),
    ...[...Object.values(workflows), parcelWorkflow].flatMap(({ api }) => Object.values(api)),
    everyKindForm.endpoint,
    oneFileForm.endpoint,
  ].map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
