import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Db } from '../db/tables.ts'
import { pictureState } from '../queries/products/pictures.ts'
import { goods } from './goods.ts'
import { at } from './weights.ts'

/** Drawings by the code of a category, within 100 × 100: `a` the thing, `b` its shade, `c` its light. */
const drawings: Readonly<Record<string, string>> = {
  WMS: '<path class="a" d="M38 16l6 6h12l6-6 16 10-7 14-7-3v9l14 40H22l14-40v-9l-7 3-7-14z"/><path class="b" d="M36 46h28l2 6H34z"/><path class="c" d="M44 22q6 8 12 0l-2-2q-4 4-8 0z"/>',
  BTY: '<path class="b" d="M38 48h24v38H38z"/><path class="a" d="M36 58h28v28H36z"/><path class="c" d="M42 48V26l16-10v32z"/><path class="b" d="M52 20l6-4v32h-6z"/>',
  PCR: '<path class="b" d="M44 12h18v6H54v8h-10z"/><rect class="a" x="32" y="34" width="36" height="54" rx="7"/><path class="b" d="M42 26h16v8H42z"/><rect class="c" x="38" y="50" width="24" height="20" rx="2"/>',
  HOM: '<path class="a" d="M36 14h28l12 30H24z"/><path class="b" d="M47 44h6v32h-6z"/><rect class="c" x="32" y="76" width="36" height="9" rx="4"/><path class="c" d="M36 14h6l-8 30h-10z" opacity=".5"/>',
  KIT: '<path class="a" d="M16 42h56v18q0 22-22 22H38q-22 0-22-22z"/><path class="b" d="M72 46h18v9H72z"/><path class="c" d="M14 36h60v8H14z"/><circle class="b" cx="44" cy="31" r="5"/><path class="c" d="M24 52h6v16q-6-4-6-16z" opacity=".6"/>',
  ELC: '<path class="b" d="M20 58q0-38 30-38t30 38h-8q0-30-22-30T28 58z"/><rect class="a" x="16" y="54" width="18" height="30" rx="8"/><rect class="a" x="66" y="54" width="18" height="30" rx="8"/><path class="c" d="M20 60h5v18h-5zM70 60h5v18h-5z"/>',
  BBY: '<path class="b" d="M45 10q5-4 10 0l2 10H43z"/><path class="c" d="M38 20h24v9H38z"/><rect class="a" x="32" y="29" width="36" height="59" rx="11"/><path class="b" d="M52 42h12v4H52zM56 52h8v4h-8zM52 62h12v4H52zM56 72h8v4h-8z"/>',
  PET: '<ellipse class="a" cx="50" cy="66" rx="22" ry="18"/><ellipse class="a" cx="24" cy="46" rx="9" ry="12"/><ellipse class="a" cx="76" cy="46" rx="9" ry="12"/><ellipse class="b" cx="40" cy="28" rx="9" ry="13"/><ellipse class="b" cx="60" cy="28" rx="9" ry="13"/><ellipse class="c" cx="46" cy="61" rx="8" ry="5"/>',
  SPT: '<rect class="b" x="30" y="45" width="40" height="10"/><rect class="a" x="14" y="28" width="12" height="44" rx="5"/><rect class="a" x="74" y="28" width="12" height="44" rx="5"/><rect class="c" x="26" y="34" width="7" height="32" rx="3"/><rect class="c" x="67" y="34" width="7" height="32" rx="3"/>',
  BAG: '<path class="b" d="M34 40V30q0-16 16-16t16 16v10h-6V31q0-10-10-10t-10 10v9z"/><path class="a" d="M20 38h60l6 48H14z"/><path class="c" d="M18 54h64l1 8H17z"/><circle class="b" cx="50" cy="58" r="5"/>',
  ACC: '<path class="b" d="M40 8h20l3 22H37zM37 70h26l-3 22H40z"/><circle class="a" cx="50" cy="50" r="27"/><circle class="c" cx="50" cy="50" r="20"/><path class="b" d="M48 36h4v15l9 6-2 4-11-8z"/>',
  TOY: '<rect class="a" x="16" y="52" width="34" height="34" rx="4"/><rect class="b" x="52" y="52" width="34" height="34" rx="4"/><rect class="c" x="34" y="16" width="34" height="34" rx="4"/><circle class="b" cx="51" cy="33" r="8"/><path class="c" d="M25 78l8-16 8 16z"/>',
}

/** Backgrounds from corner to corner, the thing, its shade and its light. */
const tints: readonly (readonly [string, string, string, string, string])[] = [
  ['#fde7d8', '#f5bfa5', '#c2573a', '#8c3824', '#ffe9dc'],
  ['#dff0fb', '#a9d2ee', '#2d6f9e', '#1c4a6d', '#e9f6ff'],
  ['#e6f4e4', '#b4dbb0', '#3f7f4a', '#27562f', '#effaf0'],
  ['#efe6fa', '#cdb7ea', '#6b4aa3', '#472f72', '#f6efff'],
  ['#fdf3d3', '#f1d68a', '#a9791d', '#74510e', '#fffae8'],
  ['#eceef2', '#c3c9d4', '#454e5e', '#2a313d', '#fbfcfe'],
]

const addressOf = (code: string, tint: number): string => `demo://${code}/${tint}`

/** The address of the drawing of a product of `category`, always the same for a product. */
export const demoPicture = (category: number, product_id: string): string =>
  addressOf(at(goods, category).code, Number(BigInt(product_id) % BigInt(tints.length)))

const draw = (code: string, [from, to, a, b, c]: (typeof tints)[number]): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 100 100">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <style>.a{fill:${a}}.b{fill:${b}}.c{fill:${c}}</style></defs>
    <rect width="100" height="100" fill="url(#g)"/><ellipse cx="50" cy="90" rx="32" ry="4" fill="${b}" opacity=".18"/>
    <g transform="translate(10 9) scale(.8)">${drawings[code] ?? ''}</g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
}

/** What the demo's products look like: drawings, since nothing of the demo comes from outside. */
export const ensureDemoPictures = async (db: Db, now: number): Promise<void> => {
  const first = goods[0]
  if (!first) return
  const md5 = (address: string): string => createHash('md5').update(address).digest('hex')
  const known = await db
    .selectFrom('product_picture')
    .select('hash')
    .where('hash', '=', md5(addressOf(first.code, 0)))
    .executeTakeFirst()
  if (known) return
  const drawn = goods.flatMap(({ code }) => tints.map((tint, n) => ({ address: addressOf(code, n), code, tint })))
  const rows = await Promise.all(
    drawn.map(async ({ address, code, tint }) => ({
      ...{ hash: md5(address), address, state: pictureState.here, bytes: await draw(code, tint) },
      ...{ add_time: now, update_time: now },
    })),
  )
  await db
    .insertInto('product_picture')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
