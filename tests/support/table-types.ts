import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type TSInterfaceDeclaration, type TSSignature, type TSType, Visitor } from 'oxc-parser'

/** A column as types or the database tell it. */
export interface ColumnShape {
  /** `number`, `string`, `boolean`, `bytes`, `json`, and lists of them: `number[]`; or `IMPORTED`. */
  readonly type: string
  readonly nullable: boolean
  /** A row may be inserted without it. */
  readonly optional: boolean
}
export type TableShapes = Readonly<Record<string, Readonly<Record<string, ColumnShape>>>>

interface Names {
  readonly interfaces: ReadonlyMap<string, TSInterfaceDeclaration>
  readonly aliases: ReadonlyMap<string, TSType>
}

/** What stands for a type of the contract: words of a closed list, or JSON. */
export const IMPORTED = 'imported'

const keywords: Readonly<Record<string, string>> = {
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSNeverKeyword: 'never',
  TSUnknownKeyword: 'json',
  TSIndexedAccessType: IMPORTED,
}

const nameOf = (type: TSType): string =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : ''
const argumentsOf = (type: TSType): readonly TSType[] =>
  type.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : []

/** The kinds of value that a type takes. */
const kindsOf = (type: TSType, names: Names): readonly string[] => {
  const keyword = keywords[type.type]
  if (keyword) return [keyword]
  if (type.type === 'TSUnionType') return [...new Set(type.types.flatMap((one) => kindsOf(one, names)))]
  if (type.type === 'TSArrayType') return kindsOf(type.elementType, names).map((kind) => `${kind}[]`)
  if (type.type === 'TSTypeOperator') return kindsOf(type.typeAnnotation, names)
  if (type.type === 'TSLiteralType' && 'value' in type.literal) return [typeof type.literal.value]
  const name = nameOf(type)
  const [first] = argumentsOf(type)
  if (name === 'Buffer') return ['bytes']
  if (name === 'Record') return ['json']
  if ((name === 'Generated' || name === 'ColumnType') && first) return kindsOf(first, names)
  const alias = names.aliases.get(name)
  if (alias) return kindsOf(alias, names)
  if (name !== '') return [IMPORTED]
  throw new Error(`a column of a type that is not known: ${type.type}`)
}

const columnOf = (type: TSType, names: Names): ColumnShape => {
  const alias = names.aliases.get(nameOf(type))
  if (alias) return columnOf(alias, names)
  const kinds = kindsOf(type, names)
  const inserted = nameOf(type) === 'ColumnType' ? argumentsOf(type)[1] : undefined
  const values = kinds.filter((kind) => kind !== 'null')
  const ofInsert = inserted ? kindsOf(inserted, names) : kinds
  return {
    type: values.includes(IMPORTED) ? IMPORTED : values.join(' | '),
    nullable: kinds.includes('null') || ofInsert.includes('null'),
    optional: nameOf(type) === 'Generated' || ofInsert.some((kind) => kind === 'undefined' || kind === 'null'),
  }
}

const columnsOf = (members: readonly TSSignature[], names: Names): Record<string, ColumnShape> =>
  Object.fromEntries(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return []
      return [[member.key.name, columnOf(member.typeAnnotation.typeAnnotation, names)]]
    }),
  )

const parentsOf = (one: TSInterfaceDeclaration, names: Names): TSInterfaceDeclaration[] =>
  one.extends.flatMap(({ expression }) => {
    const parent = expression.type === 'Identifier' ? names.interfaces.get(expression.name) : undefined
    return parent ? [parent] : []
  })

const ofInterface = (one: TSInterfaceDeclaration, names: Names): Record<string, ColumnShape> =>
  Object.assign(
    {},
    ...parentsOf(one, names).map((parent) => ofInterface(parent, names)),
    columnsOf(one.body.body, names),
  )

/** The tables that `Tables` in a folder of `tables*.ts` names, with their columns. */
export const typedTables = (folder: string): TableShapes => {
  const interfaces = new Map<string, TSInterfaceDeclaration>()
  const aliases = new Map<string, TSType>()
  for (const file of readdirSync(folder).filter((name) => /^tables.*\.ts$/.test(name))) {
    const { program } = parseSync(file, readFileSync(join(folder, file), 'utf8'))
    new Visitor({
      TSInterfaceDeclaration: (one) => void interfaces.set(one.id.name, one),
      TSTypeAliasDeclaration: (one) => void aliases.set(one.id.name, one.typeAnnotation),
    }).visit(program)
  }
  const names = { interfaces, aliases }
  const all = interfaces.get('Tables')
  if (!all) throw new Error(`no interface Tables in ${folder}`)
  const tables = (one: TSInterfaceDeclaration): [string, Record<string, ColumnShape>][] => [
    ...parentsOf(one, names).flatMap(tables),
    ...one.body.body.flatMap((member): [string, Record<string, ColumnShape>][] => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) return []
      const type = member.typeAnnotation.typeAnnotation
      const named = interfaces.get(nameOf(type))
      if (named) return [[member.key.name, ofInterface(named, names)]]
      return type.type === 'TSTypeLiteral' ? [[member.key.name, columnsOf(type.members, names)]] : []
    }),
  ]
  return Object.fromEntries(tables(all))
}
