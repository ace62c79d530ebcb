import { text } from '../../../i18n/text.ts';

export const strings = {
  hint: text('For test chains only. Never enter a key that controls real assets.', 'NJP9', {
    zh: '仅用于测试链。切勿输入控制真实资产的密钥。',
    ko: '테스트 체인 전용입니다. 실제 자산을 관리하는 키는 절대 입력하지 마세요.',
    ar: 'لسلاسل الاختبار فقط. لا تُدخل أبدًا مفتاحًا يتحكم بأصول حقيقية.',
    es: 'Solo para cadenas de prueba. Nunca escribas una clave que controle activos reales.',
  }),
  notStored: text(
    (level: string) => `The key of ${level} is not stored on this device. Enter it again to sign.`,
    'JRGN',
    {
      zh: (level) => `${level} 的密钥未保存在此设备上。请重新输入以签名。`,
      ko: (level) => `${level}의 키가 이 기기에 저장되어 있지 않습니다. 서명하려면 다시 입력하세요.`,
      ar: (level) => `مفتاح ${level} غير محفوظ على هذا الجهاز. أدخله مجددًا للتوقيع.`,
      es: (level) => `La clave de ${level} no está guardada en este dispositivo. Escríbela de nuevo para firmar.`,
    },
  ),
  privateKey: text('Private key', 'pzSi', { zh: '私钥', ko: '개인 키', ar: 'المفتاح الخاص', es: 'Clave privada' }),
  find: text('Continue', 'Ja0m', { zh: '继续', ko: '계속', ar: 'متابعة', es: 'Continuar' }),
  choose: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  passphrase: text('Passphrase', 'MB98', { zh: '口令', ko: '암호 문구', ar: 'عبارة المرور', es: 'Frase de acceso' }),
  passphraseHint: text(
    "Optional. Encrypts the key on this device; without it you'll reconnect after a reload.",
    '0ZLb',
    {
      zh: '可选。在此设备上加密密钥；不设置则重新加载后需再次连接。',
      ko: '선택 사항. 이 기기의 키를 암호화합니다. 없으면 새로고침 후 다시 연결해야 합니다.',
      ar: 'اختياري. تُشفّر المفتاح على هذا الجهاز؛ ومن دونها ستعيد الاتصال بعد إعادة التحميل.',
      es: 'Opcional. Cifra la clave en este dispositivo; sin ella tendrás que reconectar tras recargar.',
    },
  ),
  connectAs: text((level: string) => `Connect as ${level}`, 'qv6i', {
    zh: (level) => `以 ${level} 连接`,
    ko: (level) => `${level}(으)로 연결`,
    ar: (level) => `اتصل باسم ${level}`,
    es: (level) => `Conectar como ${level}`,
  }),
  unlock: text('Unlock', 'bFAM', { zh: '解锁', ko: '잠금 해제', ar: 'افتح القفل', es: 'Desbloquear' }),
  locked: text((level: string) => `The key of ${level} is locked.`, 'lLjC', {
    zh: (level) => `${level} 的密钥已锁定。`,
    ko: (level) => `${level}의 키가 잠겨 있습니다.`,
    ar: (level) => `مفتاح ${level} مقفل.`,
    es: (level) => `La clave de ${level} está bloqueada.`,
  }),
};

declare global {
  interface StringFolders {
    'wallet/connect/local-key': typeof strings;
  }
}
