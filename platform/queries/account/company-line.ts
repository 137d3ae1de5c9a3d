import type { CompanySettings } from '../../../shared/areas/company/api.ts'

export interface CompanyLine extends CompanySettings {
  readonly name: string
  /** It is new; else it stood before. */
  readonly made: boolean
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** By what a company's days are cut and its amounts stand, and where that is changed: one line for people at a command. */
export const companyLine = ({ name, zone, cut_hour, currency, made }: CompanyLine): string => {
  const zh = `公司“${name}”${made ? '已新建' : '沿用原有设置'}：时区 ${zone}，每天从 ${clock(cut_hour)} 起算，币种 ${currency}`
  const en = `The company "${name}" ${made ? 'is new' : 'stands as it was'}: time zone ${zone}, its days begin at ${clock(cut_hour)}, its amounts are in ${currency}`
  return `${zh}；可在控制台“账号菜单 › 公司设置”中更改。 ${en}; they can be changed in the console, account menu › Company settings.`
}
