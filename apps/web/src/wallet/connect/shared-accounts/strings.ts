import { text } from '../../../i18n/text.ts';

export const strings = {
  hint: text(
    (name: string) => `${name} asks you which account to share with this site. Keys stay in the wallet.`,
    'S80n',
    {
      zh: (name) => `${name} 会询问与本站共享哪个账户。密钥留在钱包中。`,
      ko: (name) => `${name}에서 이 사이트와 공유할 계정을 묻습니다. 키는 지갑에 남습니다.`,
      ar: (name) => `يسألك ${name} عن الحساب الذي تشاركه مع هذا الموقع. تبقى المفاتيح في المحفظة.`,
      es: (name) => `${name} pregunta qué cuenta compartir con este sitio. Las claves permanecen en la cartera.`,
    },
  ),
  connect: text('Connect', 'pCLQ', { zh: '连接', ko: '연결', ar: 'اتصال', es: 'Conectar' }),
  waiting: text((name: string) => `Confirm in ${name}.`, 'W3Jh', {
    zh: (name) => `请在 ${name} 中确认。`,
    ko: (name) => `${name}에서 확인하세요.`,
    ar: (name) => `أكّد في ${name}.`,
    es: (name) => `Confirma en ${name}.`,
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  connectAs: text((level: string) => `Connect as ${level}`, 'qv6i', {
    zh: (level) => `以 ${level} 连接`,
    ko: (level) => `${level}(으)로 연결`,
    ar: (level) => `الاتصال بالحساب ${level}`,
    es: (level) => `Conectar como ${level}`,
  }),
  openToSign: text((name: string) => `${name} shows the transaction in its own window.`, '88Xq', {
    zh: (name) => `${name} 会在自己的窗口中显示交易。`,
    ko: (name) => `${name}이(가) 별도의 창에 트랜잭션을 표시합니다.`,
    ar: (name) => `يعرض ${name} المعاملة في نافذته الخاصة.`,
    es: (name) => `${name} muestra la transacción en su propia ventana.`,
  }),
  open: text((name: string) => `Open ${name}`, '1eDh', {
    zh: (name) => `打开 ${name}`,
    ko: (name) => `${name} 열기`,
    ar: (name) => `فتح ${name}`,
    es: (name) => `Abrir ${name}`,
  }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
};

declare global {
  interface StringFolders {
    'wallet/connect/shared-accounts': typeof strings;
  }
}
