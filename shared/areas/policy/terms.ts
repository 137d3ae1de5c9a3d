import type { PolicyDocument } from './document.ts'

export const terms: PolicyDocument = {
  version: '1.0',
  date: '2026-01-01',
  texts: {
    zh: {
      title: '服务条款',
      sections: [
        {
          heading: '一、服务内容',
          paragraphs: [
            '潮屏为短视频联盟团队提供实时数据大屏与管理后台：订单与佣金统计、达人与团队管理、账单、公告与导出。各账号可用的页面取决于公司购买的模块和所授予的权限。',
          ],
        },
        {
          heading: '二、账号',
          paragraphs: ['账号由公司开通，或凭邀请码注册并经负责人审核。您应当：'],
          points: [
            '提供真实的姓名和本人使用的手机号；',
            '妥善保管密码和验证码，不与他人共用账号；',
            '发现账号被他人使用时立即修改密码并告知负责人。',
          ],
        },
        {
          heading: '三、合理使用',
          paragraphs: ['使用服务时不得：'],
          points: [
            '绕过权限查看他人的数据，或批量抓取接口；',
            '上传违法、侵权或含恶意代码的内容；',
            '通过虚假交易、自购或刷单获取佣金；',
            '将达人、买家或同事的信息用于与业务无关的用途；',
            '干扰服务的正常运行。',
          ],
        },
        {
          heading: '四、佣金数据',
          paragraphs: [
            '结算之前显示的是预估佣金，按支付时的费率和佣金基数计算，退款、取消和风控会使其减少或失效。实际佣金在结算时写入，此后不再变更；结算后的退款作为追回记入下一期账单。',
            '平台原始数据与潮屏显示不一致时，以平台结算结果为准。',
          ],
        },
        {
          heading: '五、账单与结算',
          paragraphs: [
            '账期按北京时间（Asia/Shanghai）的自然月划分，账单于次月 1 日 02:00 后由已结算、未入账的佣金生成。请在账单所示的截止时间前确认或提出异议。合计为负的账单不付款，结转到下一期扣减。',
            '付款由您的公司或运营方按双方合同进行，潮屏不代收代付资金。税费由收款人依法承担。',
          ],
        },
        {
          heading: '六、知识产权',
          paragraphs: [
            '软件按其开源许可证提供。业务数据归产生数据的公司所有。素材库中的视频、图片和脚本归其权利人所有，仅可用于约定的推广。',
          ],
        },
        {
          heading: '七、责任',
          paragraphs: [
            '运营方以应有的谨慎提供服务，但数据来自第三方平台，可能延迟、缺失或被更正；大屏与看板上的数字不构成付款承诺。对于因第三方平台、网络或不可抗力造成的损失，运营方在法律允许的范围内不承担责任。法律规定不得排除的责任不受此限。',
          ],
        },
        {
          heading: '八、暂停与终止',
          paragraphs: [
            '您可以随时要求注销账号。违反本条款、授权到期或公司终止合作时，账号可被停用，打开的会话随即失效。终止前已结算的佣金仍按账单支付。',
          ],
        },
        {
          heading: '九、变更与适用法律',
          paragraphs: [
            '条款变更会以公告通知，并更新版本和日期；变更生效后继续使用即视为接受。本条款适用中华人民共和国法律，争议应先协商，协商不成的由运营方所在地法院管辖。',
          ],
        },
      ],
    },
    en: {
      title: 'Terms of service',
      sections: [
        {
          heading: '1. The service',
          paragraphs: [
            'Tidewall gives teams that sell through short-video affiliates a live wall and a back office: orders and commission, creators and teams, bills, announcements and exports. Which pages an account has depends on the modules that its company bought and on the rights it was given.',
          ],
        },
        {
          heading: '2. Accounts',
          paragraphs: [
            'An account is opened by a company, or registered with an invitation and approved by its leader. You must:',
          ],
          points: [
            'give your real name and a phone number that you use yourself;',
            'keep password and codes to yourself and share your account with nobody;',
            'change the password and tell your leader at once when someone else has used your account.',
          ],
        },
        {
          heading: '3. Acceptable use',
          paragraphs: ['You must not:'],
          points: [
            'get around rights to see other people’s data, or harvest the interfaces;',
            'upload anything unlawful, infringing or malicious;',
            'earn commission by sham sales, purchases of your own or fake orders;',
            'use details of creators, buyers or colleagues for anything but the business;',
            'disturb the running of the service.',
          ],
        },
        {
          heading: '4. Commission figures',
          paragraphs: [
            'Until settlement you see estimated commission, computed from rate and base at the moment of payment; refunds, cancellations and risk control reduce or void it. Actual commission is written at settlement and does not change afterwards; a later refund is taken back in the next bill.',
            'Where the source platform and Tidewall differ, the settlement of the source platform counts.',
          ],
        },
        {
          heading: '5. Bills and settlement',
          paragraphs: [
            'Billing periods are calendar months in Beijing time (Asia/Shanghai). Bills are made after 02:00 on the 1st of the following month from commission that is settled and not billed. Please confirm or dispute a bill before the deadline that it names. A bill below zero is not paid; it is carried over and deducted from the next.',
            'Payment is made by your company or the operator under your contract with them; Tidewall holds no money. The payee bears the taxes that the law imposes.',
          ],
        },
        {
          heading: '6. Intellectual property',
          paragraphs: [
            'The software is provided under its open-source licence. Business data belong to the company that produced them. Videos, pictures and scripts in the material library belong to their owners and may be used for the agreed promotion only.',
          ],
        },
        {
          heading: '7. Liability',
          paragraphs: [
            'The operator provides the service with due care, but the data come from third-party platforms and may be late, missing or corrected; the figures of walls and dashboards are no promise of payment. As far as the law allows, the operator is not liable for losses caused by third-party platforms, networks or force majeure. Liability that the law does not allow to be excluded remains.',
          ],
        },
        {
          heading: '8. Suspension and termination',
          paragraphs: [
            'You may ask for your account to be closed at any time. An account may be disabled when these terms are broken, its licence ends or the company ends the cooperation; its open sessions end with it. Commission that was settled before is paid according to its bill.',
          ],
        },
        {
          heading: '9. Changes and law',
          paragraphs: [
            'Changes are announced, with a new version and date; whoever goes on using the service accepts them. The law of the People’s Republic of China applies; disputes are first discussed, then decided by the courts at the operator’s seat.',
          ],
        },
      ],
    },
  },
}
