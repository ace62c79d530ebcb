import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Link email', '05_a', { zh: '关联邮箱', ko: '이메일 연결', ar: 'ربط البريد', es: 'Vincular correo' }),
  description: text((chain: string) => `Link an email address to an account on ${chain}`, '0KzF', {
    zh: (chain) => `将邮箱关联到 ${chain} 账户`,
    ko: (chain) => `${chain} 계정에 이메일 주소 연결`,
    ar: (chain) => `اربط بريدًا إلكترونيًا بحساب على ${chain}`,
    es: (chain) => `Vincula un correo electrónico a una cuenta de ${chain}`,
  }),
  text: text(
    'Notifications about your account, and help to recover its name, from the operator of this site.',
    'j8L8',
    {
      zh: '本站运营者可就您的账户发送通知，并帮助找回账户名。',
      ko: '사이트 운영자가 계정에 관한 알림을 보내고, 계정 이름을 다시 찾도록 돕습니다.',
      ar: 'إشعارات عن حسابك ومساعدة في استعادة اسمه من مشغّل هذا الموقع.',
      es: 'Avisos sobre tu cuenta y ayuda para recuperar su nombre, del operador de este sitio.',
    },
  ),
  /** From signing to the confirmed address. */
  steps: text(
    [
      ['Sign', 'The wallet signs a proof that the account is yours. No transaction is sent.'],
      ['Confirm', 'Open the link in the message to your address.'],
      ['Linked', 'Notifications and account recovery use this address.'],
    ] as [string, string][],
    'pOhC',
    {
      zh: [
        ['签名', '钱包签名以证明账户归您所有，不会发送任何交易。'],
        ['确认', '打开发往该邮箱的邮件中的链接。'],
        ['已关联', '通知与找回账户名将使用此邮箱。'],
      ],
      ko: [
        ['서명', '지갑이 계정의 소유자임을 증명하는 서명을 합니다. 트랜잭션은 전송되지 않습니다.'],
        ['확인', '이메일로 받은 메시지의 링크를 엽니다.'],
        ['연결됨', '알림과 계정 이름 찾기에 이 주소가 쓰입니다.'],
      ],
      ar: [
        ['التوقيع', 'توقّع المحفظة إثباتًا بأن الحساب لك. لا تُرسل أي معاملة.'],
        ['التأكيد', 'افتح الرابط في الرسالة المرسلة إلى بريدك.'],
        ['تم الربط', 'تُستخدم الإشعارات واستعادة الحساب مع هذا البريد.'],
      ],
      es: [
        ['Firmar', 'La cartera firma una prueba de que la cuenta es tuya. No se envía ninguna transacción.'],
        ['Confirmar', 'Abre el enlace del mensaje enviado a tu correo.'],
        ['Vinculado', 'Los avisos y la recuperación de la cuenta usan este correo.'],
      ],
    },
  ),
  email: text('Email', 'C1fp', { zh: '邮箱', ko: '이메일', ar: 'البريد الإلكتروني', es: 'Correo electrónico' }),
  invalid: text('Enter an email address', '1t3E', {
    zh: '请输入邮箱地址',
    ko: '이메일 주소를 입력하세요',
    ar: 'أدخل بريدًا إلكترونيًا',
    es: 'Escribe un correo electrónico',
  }),
  consent: text(
    'I agree that the operator of this site stores my email address with my account name, and sends me messages about it.',
    'ORpk',
    {
      zh: '我同意本站运营者保存我的邮箱地址与账户名，并就该账户向我发送邮件。',
      ko: '사이트 운영자가 내 이메일 주소를 계정 이름과 함께 저장하고 계정에 관한 메시지를 보내는 데 동의합니다.',
      ar: 'أوافق على أن يحفظ مشغّل هذا الموقع بريدي مع اسم حسابي وأن يرسل إلي رسائل عنه.',
      es: 'Acepto que el operador de este sitio guarde mi correo junto con el nombre de mi cuenta y me envíe mensajes sobre ella.',
    },
  ),
  submit: text('Sign and link', '3578', {
    zh: '签名并关联',
    ko: '서명하고 연결',
    ar: 'وقّع واربط',
    es: 'Firmar y vincular',
  }),
  pending: text((email: string) => `Confirm the link in the message to ${email}`, 'H2np', {
    zh: (email) => `请在发往 ${email} 的邮件中确认`,
    ko: (email) => `${email}로 보낸 메일에서 확인해 주세요`,
    ar: (email) => `أكّد عبر الرسالة المرسلة إلى ${email}`,
    es: (email) => `Confirma el enlace del mensaje enviado a ${email}`,
  }),
  linked: text((email: string) => `Linked to ${email}`, 'DhCB', {
    zh: (email) => `已关联 ${email}`,
    ko: (email) => `${email}에 연결됨`,
    ar: (email) => `رُبط بـ${email}`,
    es: (email) => `Vinculada a ${email}`,
  }),
  done: text('Email address sent', 'z5n4', {
    zh: '邮箱地址已提交',
    ko: '이메일 주소를 보냈습니다',
    ar: 'أُرسل البريد',
    es: 'Correo enviado',
  }),
};

declare global {
  interface StringFolders {
    'pages/createaccount/link-email': typeof strings;
  }
}
