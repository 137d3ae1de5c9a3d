import type { Generated } from 'kysely'
import type { SmsType } from '../../shared/areas/account/api.ts'

/** Codes by text message, their limits and the outbox; pictures of members. */
export interface SmsTables {
  sms_code: SmsCodeTable
  sms_send: {
    id: Generated<number>
    mobile: string
    type: string
    address: string
    t: number
    decoy: Generated<boolean>
  }
  sms_outbox: SmsOutboxTable
  avatar: { hash: string; member_id: number; image: Buffer; add_time: number }
  avatar_upload: { member_id: number; t: number }
}

export interface SmsCodeTable {
  mobile: string
  type: SmsType
  salt: Buffer
  /** SHA-256 of the salt and the digits; of nothing that can be typed for a code that was never sent. */
  code_hash: Buffer
  tries: Generated<number>
  expire_t: number
}

export interface SmsOutboxTable {
  id: Generated<number>
  mobile: string
  type: string
  text: string
  add_time: number
  expire_time: number
}
