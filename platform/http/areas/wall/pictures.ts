import { adSnapshot, clipSnapshot, shopSnapshot, smartSnapshot, wallSnapshot } from '../../../../shared/live/wall.ts'
import type { Db, Tx } from '../../../db/tables.ts'
import { type AdMemory, readAdSnapshot, wallNetwork } from '../../../queries/ads/wall/snapshot.ts'
import { type ClipMemory, readClipSnapshot } from '../../../queries/clips/wall/snapshot.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Scope } from '../../../queries/scope.ts'
import { readShopSnapshot, type ShopMemory } from '../../../queries/shops/wall/snapshot.ts'
import { type CompanyState, readCompany, type View, viewNow } from '../../../queries/view.ts'
import { readSmartSnapshot, type SmartMemory } from '../../../queries/wall/smart.ts'
import { readSnapshot, stepSnapshot, type WallMemory } from '../../../queries/wall/snapshot.ts'
import { readyBody } from '../../answers.ts'
import { Refused } from '../../refused.ts'
import type { MakePicture, Picture } from './snapshot-cache.ts'

interface Snapshot {
  readonly head: { readonly version: string }
}

interface Schema {
  readonly parse: (snapshot: unknown) => unknown
}

const bytesOf = (snapshot: Snapshot, schema: Schema): Picture => ({
  version: snapshot.head.version,
  body: readyBody(schema.parse(snapshot)),
})

/** One consistent picture of a scope, held against the contract, as the bytes of the envelope. */
const pictureWith = async (
  db: Db,
  scope: Scope,
  schema: Schema,
  viewOf: (company: CompanyState) => View,
  read: (tx: Tx, view: View) => Promise<Snapshot>,
): Promise<Picture> => {
  const snapshot = await consistently(db, async (tx) =>
    read(tx, viewOf(await readCompany(tx, scope.company_id, scope.member_id))),
  )
  return bytesOf(snapshot, schema)
}

/** The present of a scope. */
const presentWith = (
  db: Db,
  scope: Scope,
  now: number,
  schema: Schema,
  read: (tx: Tx, view: View) => Promise<Snapshot>,
): Promise<Picture> => pictureWith(db, scope, schema, (company) => viewNow(scope, company, now), read)

/** One picture of the data wall. */
export const readPicture = (
  db: Db,
  memory: WallMemory,
  viewOf: (company: CompanyState) => View,
  scope: Scope,
): Promise<Picture> => pictureWith(db, scope, wallSnapshot, viewOf, (tx, view) => readSnapshot(tx, view, memory))

/** The present of the data wall: stepped by each order as far as it is known, else read. */
export const dataPictures =
  (db: Db, memory: WallMemory): MakePicture =>
  async (scope, now, version) => {
    const stepped = await stepSnapshot(db, scope, now, version, memory)
    memory.stepped?.count(stepped ? 'stepped' : 'read', scope)
    if (stepped) return bytesOf(stepped, wallSnapshot)
    return presentWith(db, scope, now, wallSnapshot, (tx, view) => readSnapshot(tx, view, memory))
  }

/** The present of the clip wall. */
export const clipPictures =
  (db: Db, memory: ClipMemory): MakePicture =>
  (scope, now) =>
    presentWith(db, scope, now, clipSnapshot, (tx, view) => readClipSnapshot(tx, view, memory))

/** The present of the smart wall. */
export const smartPictures =
  (db: Db, memory: WallMemory, own: SmartMemory): MakePicture =>
  (scope, now) =>
    presentWith(db, scope, now, smartSnapshot, (tx, view) => readSmartSnapshot(tx, view, memory, own))

/** The present of the wall of ads. @throws {Refused} for a wall in no ad mode */
export const adPictures =
  (db: Db, memory: WallMemory, own: AdMemory): MakePicture =>
  async (scope, now) => {
    const network = wallNetwork(scope.sight)
    if (!scope.sight || !network) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
    const of = { network, zone: scope.sight.zone }
    return presentWith(db, scope, now, adSnapshot, (tx, view) => readAdSnapshot(tx, view, of, memory, own))
  }

/** The present of the wall of several shops. */
export const shopPictures =
  (db: Db, memory: WallMemory, own: ShopMemory): MakePicture =>
  (scope, now) =>
    presentWith(db, scope, now, shopSnapshot, (tx, view) => readShopSnapshot(tx, view, memory, own))
