import type { PolicyDocument } from './document.ts'

export const privacy: PolicyDocument = {
  version: '1.0',
  date: '2026-01-01',
  texts: {
    zh: {
      title: '隐私政策',
      sections: [
        {
          heading: '一、谁在处理您的信息',
          paragraphs: [
            '运营本套潮屏的机构（下称“运营方”）决定为何及如何处理账号信息。为您开通账号的公司决定其订单、达人和团队数据的用途，运营方受其委托保存和计算这些数据。',
            '潮屏是开源软件，由运营方自行部署。软件作者不接收任何数据。',
          ],
        },
        {
          heading: '二、我们处理哪些信息',
          paragraphs: ['只处理功能所需的信息：'],
          points: [
            '账号：用户名、姓名、手机号、头像、密码的不可逆散列值，以及您所在的公司、上级和权限。',
            '登录记录：会话令牌的散列值、登录时间与网络地址、失败次数。',
            '业务数据：订单行、退款、佣金与分成、商品、店铺和达人的公开资料。',
            '操作记录：谁在何时修改了什么，不含密码和验证码。',
          ],
        },
        {
          heading: '三、买家信息',
          paragraphs: [
            '买家只以加盐散列后的标识保存，用来统计买家人数和匹配退货。潮屏不保存买家的姓名、电话和地址，任何页面和接口都不显示买家标识。',
          ],
        },
        {
          heading: '四、手机号与短信',
          paragraphs: [
            '手机号用于注册、找回密码、修改密码和更换手机号。每次获取验证码时，号码与验证码会交给运营方选用的短信服务商发送，验证码 10 分钟内有效，我们只保存其散列值。',
            '他人查看账号资料时，手机号显示为 138****0001 的形式；邀请您的负责人的号码会向您显示，便于联系。',
          ],
        },
        {
          heading: '五、Cookie 与本地存储',
          paragraphs: [
            '潮屏不使用 Cookie，不加载第三方脚本，不做跨站跟踪。浏览器的本地存储中只有：登录令牌和账号资料的副本、主题、语言、侧栏状态，以及您要求记住的账号名。密码从不保存在浏览器中。退出登录即删除令牌和账号资料。',
          ],
        },
        {
          heading: '六、保存多久',
          paragraphs: ['信息不再需要时即予删除或匿名化：'],
          points: [
            '会话：最后一次使用后 7 天失效，大屏账号为 90 天。',
            '验证码与发送记录：一天后清除。',
            '账号资料：账号注销为止。',
            '订单、佣金与账单：按公司与会计法规要求的期限保存。',
            '操作记录：与其所涉及的业务数据保存期限相同。',
          ],
        },
        {
          heading: '七、谁能看到',
          paragraphs: [
            '每个账号只能看到服务器按其公司、团队和权限确定的范围。公司可以要求隐藏达人姓名。除短信服务商以及法律要求的情形外，运营方不向第三方提供个人信息，也不出售个人信息。',
          ],
        },
        {
          heading: '八、您的权利',
          paragraphs: [
            '您可以查看和更正自己的资料，更换手机号和头像，导出与您有关的数据，要求注销账号或限制处理。请联系您的公司负责人或运营方；我们在 15 个工作日内答复。您也可以向当地监管机构投诉。',
          ],
        },
        {
          heading: '九、安全与变更',
          paragraphs: [
            '密码以 argon2id 散列，令牌只保存散列值，所有写入都留有记录。如发生可能影响您的安全事件，运营方会及时告知。本政策变更时，会更新版本和日期，并以公告通知。',
          ],
        },
      ],
    },
    en: {
      title: 'Privacy policy',
      sections: [
        {
          heading: '1. Who processes your information',
          paragraphs: [
            'The organisation that runs this installation of Tidewall (the operator) decides why and how account data are processed. The company that opened your account decides what its order, creator and team data are used for; the operator stores and computes them on its behalf.',
            'Tidewall is open-source software that the operator runs itself. Its authors receive no data.',
          ],
        },
        {
          heading: '2. What we process',
          paragraphs: ['Only what the functions need:'],
          points: [
            'Account: user name, name, phone number, picture, an irreversible hash of the password, your company, the people above you and your rights.',
            'Sign-ins: hashes of session tokens, time and network address of a sign-in, failed attempts.',
            'Business data: order lines, refunds, commission and shares, and public details of products, shops and creators.',
            'Changes: who changed what and when, never a password or a code.',
          ],
        },
        {
          heading: '3. Buyers',
          paragraphs: [
            'Buyers are kept only as salted hashes, to count them and to match returns. Tidewall stores no name, phone or address of a buyer, and no page or interface shows these hashes.',
          ],
        },
        {
          heading: '4. Phone numbers and text messages',
          paragraphs: [
            'Your phone number serves registration, forgotten passwords, and changes of password or phone. For each code the number and the code are passed to the text-message provider that the operator has chosen; a code is valid for 10 minutes and only its hash is stored.',
            'Others see a phone number as 138****0001; the number of the leader who invited you is shown to you so that you can call.',
          ],
        },
        {
          heading: '5. Cookies and local storage',
          paragraphs: [
            'Tidewall sets no cookies, loads no third-party scripts and does not track you. The local storage of your browser holds only the session token and a copy of your account record, theme, language, the state of the sidebar, and the account name if you asked for it to be remembered. A password is never kept in the browser. Signing out removes token and record.',
          ],
        },
        {
          heading: '6. How long it is kept',
          paragraphs: ['What is no longer needed is deleted or made anonymous:'],
          points: [
            'Sessions end 7 days after their last use, those of wall accounts after 90.',
            'Codes and records of sending are removed after a day.',
            'Account details stay until the account is closed.',
            'Orders, commission and bills stay as long as company and accounting law requires.',
            'Records of changes stay as long as the business data that they concern.',
          ],
        },
        {
          heading: '7. Who can see it',
          paragraphs: [
            'Each account sees the scope that the server derives from its company, team and rights, and nothing else. A company may have the names of creators masked. Apart from the text-message provider and where the law demands it, the operator passes no personal data on, and sells none.',
          ],
        },
        {
          heading: '8. Your rights',
          paragraphs: [
            'You may see and correct your details, change phone and picture, have the data that concern you exported, and ask for your account to be closed or its processing restricted. Please turn to the leader of your company or to the operator; we answer within 15 working days. You may also complain to your supervisory authority.',
          ],
        },
        {
          heading: '9. Security and changes',
          paragraphs: [
            'Passwords are hashed with argon2id, tokens are stored as hashes only, and every change leaves a record. The operator informs you without delay of an incident that may affect you. When this policy changes, its version and date change and an announcement says so.',
          ],
        },
      ],
    },
  },
}
