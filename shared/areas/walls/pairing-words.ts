import { defineWords } from '../../i18n/texts.ts'

/** What a wall says that is nobody's yet, or is not any more. */
export const pairingWords = defineWords({
  'pairing.title': ['配对此屏', 'Pair this wall'],
  'pairing.revoked': ['此屏已停用', 'This wall is out of use'],
  'pairing.signedOut': ['此屏已退出登录', 'This wall is signed out'],
  'pairing.how': ['在电脑或手机的控制台打开「大屏管理」，输入配对码', 'Open “Walls” in the console and enter this code'],
  'pairing.scan': ['或用手机扫码', 'or scan with a phone'],
  'pairing.then': ['确认后此屏自动开始显示', 'The wall starts by itself once it is confirmed'],
  'pairing.qr': ['配对链接的二维码', 'QR code of the link for pairing'],
  'pairing.wait': ['正在获取配对码…', 'Getting a code…'],
  'pairing.away': ['暂时连不上服务器，正在重试…', 'The server does not answer, trying again…'],
  'pairing.person': ['或在此设备登录', 'or sign in on this device'],
})
