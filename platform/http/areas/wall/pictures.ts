import { adSnapshot, clipSnapshot, shopSnapshot, smartSnapshot, wallSnapshot } from '../../../../shared/live/wall.ts'
import type { Db } from '../../../db/tables.ts'
import { type AdMemory, readAdSnapshot, wallNetwork } from '../../../queries/ads/wall/snapshot.ts'
import { type ClipMemory, readClipSnapshot } from '../../../queries/clips/wall/snapshot.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Scope } from '../../../queries/scope.ts'
import { readShopSnapshot, type ShopMemory } from '../../../queries/shops/wall/snapshot.ts'
import { type CompanyState, readCompany, type View, viewNow } from '../../../queries/view.ts'
import { readSmartSnapshot, type SmartMemory } from '../../../queries/wall/smart.ts'
import { readSnapshot, type WallMemory } from '../../../queries/wall/snapshot.ts'
import { readyBody } from '../../answers.ts'
import { Refused } from '../../refused.ts'
import type { MakePicture, Picture } from './snapshot-cache.ts'

/** One consistent picture of the data wall, held against the contract, as the bytes of the envelope. */
export const readPicture = async (
  db: Db,
  memory: WallMemory,
  viewOf: (company: CompanyState) => View,
  scope: Scope,
): Promise<Picture> => {
  const snapshot = await consistently(db, async (tx) =>
    readSnapshot(tx, viewOf(await readCompany(tx, scope.company_id, scope.member_id)), memory),
  )
  return { version: snapshot.head.version, body: readyBody(wallSnapshot.parse(snapshot)) }
}

/** The present of the data wall. */
export const dataPictures =
  (db: Db, memory: WallMemory): MakePicture =>
  (scope, now) =>
    readPicture(db, memory, (company) => viewNow(scope, company, now), scope)

/** The present of the clip wall, likewise. */
export const clipPictures =
  (db: Db, memory: ClipMemory): MakePicture =>
  async (scope, now) => {
    const snapshot = await consistently(db, async (tx) =>
      readClipSnapshot(tx, viewNow(scope, await readCompany(tx, scope.company_id, scope.member_id), now), memory),
    )
    return { version: snapshot.head.version, body: readyBody(clipSnapshot.parse(snapshot)) }
  }

/** The present of the smart wall, likewise. */
export const smartPictures =
  (db: Db, memory: WallMemory, own: SmartMemory): MakePicture =>
  async (scope, now) => {
    const snapshot = await consistently(db, async (tx) =>
      readSmartSnapshot(tx, viewNow(scope, await readCompany(tx, scope.company_id, scope.member_id), now), memory, own),
    )
    return { version: snapshot.head.version, body: readyBody(smartSnapshot.parse(snapshot)) }
  }

/** The present of the wall of ads, likewise. @throws {Refused} for a wall in no ad mode */
export const adPictures =
  (db: Db, memory: WallMemory, own: AdMemory): MakePicture =>
  async (scope, now) => {
    const network = wallNetwork(scope.sight)
    if (!scope.sight || !network) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
    const of = { network, zone: scope.sight.zone }
    const snapshot = await consistently(db, async (tx) =>
      readAdSnapshot(
        tx,
        viewNow(scope, await readCompany(tx, scope.company_id, scope.member_id), now),
        of,
        memory,
        own,
      ),
    )
    return { version: snapshot.head.version, body: readyBody(adSnapshot.parse(snapshot)) }
  }

/** The present of the wall of several shops, likewise. */
export const shopPictures =
  (db: Db, memory: WallMemory, own: ShopMemory): MakePicture =>
  async (scope, now) => {
    const snapshot = await consistently(db, async (tx) =>
      readShopSnapshot(tx, viewNow(scope, await readCompany(tx, scope.company_id, scope.member_id), now), memory, own),
    )
    return { version: snapshot.head.version, body: readyBody(shopSnapshot.parse(snapshot)) }
  }
