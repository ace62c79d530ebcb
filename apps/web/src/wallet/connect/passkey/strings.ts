import { text } from '../../../i18n/text.ts';

export const strings = {
  hint: text(
    (host: string) =>
      `A passkey signs with your fingerprint, face, PIN or security key. Its key belongs to ${host} and never leaves your device or its backup.`,
    'DwLZ',
    {
      zh: (host) => `通行密钥使用指纹、面容、PIN 或安全密钥签名。其密钥属于 ${host}，不会离开您的设备及其备份。`,
      ko: (host) =>
        `패스키는 지문, 얼굴, PIN 또는 보안 키로 서명합니다. 키는 ${host}에 속하며 기기와 그 백업을 벗어나지 않습니다.`,
      ar: (host) =>
        `يوقّع مفتاح المرور ببصمتك أو وجهك أو رمز PIN أو مفتاح أمان. مفتاحه خاص بالموقع ${host} ولا يغادر جهازك أو نسخته الاحتياطية.`,
      es: (host) =>
        `Una llave de acceso firma con su huella, rostro, PIN o llave de seguridad. Su clave pertenece a ${host} y nunca sale de su dispositivo ni de su copia de seguridad.`,
    },
  ),
  use: text('Use a passkey', 'Qn5Z', {
    zh: '使用通行密钥',
    ko: '패스키 사용',
    ar: 'استخدام مفتاح مرور',
    es: 'Usar una llave de acceso',
  }),
  create: text('Create a passkey', 'mUoe', {
    zh: '创建通行密钥',
    ko: '패스키 만들기',
    ar: 'إنشاء مفتاح مرور',
    es: 'Crear una llave de acceso',
  }),
  keyName: text((host: string) => `Account key (${host})`, 'wtEd', {
    zh: (host) => `账户密钥（${host}）`,
    ko: (host) => `계정 키 (${host})`,
    ar: (host) => `مفتاح الحساب (${host})`,
    es: (host) => `Clave de la cuenta (${host})`,
  }),
  notStored: text(
    (level: string) => `The passkey of ${level} is not known on this device. Choose it again to sign.`,
    'YWWR',
    {
      zh: (level) => `此设备上没有 ${level} 的通行密钥记录。请重新选择以签名。`,
      ko: (level) => `이 기기에 ${level}의 패스키 기록이 없습니다. 서명하려면 다시 선택하세요.`,
      ar: (level) => `مفتاح المرور الخاص بـ ${level} غير معروف على هذا الجهاز. اختره مجددًا للتوقيع.`,
      es: (level) => `La llave de acceso de ${level} no se conoce en este dispositivo. Elíjala de nuevo para firmar.`,
    },
  ),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  connectAs: text((level: string) => `Connect as ${level}`, 'qv6i', {
    zh: (level) => `以 ${level} 连接`,
    ko: (level) => `${level}(으)로 연결`,
    ar: (level) => `الاتصال باسم ${level}`,
    es: (level) => `Conectar como ${level}`,
  }),
  created: text('This is the public key of your new passkey:', 'GsQE', {
    zh: '这是新通行密钥的公钥：',
    ko: '새 패스키의 공개 키입니다:',
    ar: 'هذا هو المفتاح العام لمفتاح المرور الجديد:',
    es: 'Esta es la clave pública de su nueva llave de acceso:',
  }),
  copy: text('Copy the public key', '2g5H', {
    zh: '复制公钥',
    ko: '공개 키 복사',
    ar: 'نسخ المفتاح العام',
    es: 'Copiar la clave pública',
  }),
  addIt: text(
    'Add it to a permission of your account with another wallet, then continue. Until then it cannot sign for your account. The chain must support WebAuthn keys.',
    'Jh4r',
    {
      zh: '请用其他钱包将其添加到账户的某个权限，然后继续。在此之前它无法为您的账户签名。该链必须支持 WebAuthn 密钥。',
      ko: '다른 지갑으로 계정의 권한에 추가한 다음 계속하세요. 그 전에는 계정을 대신해 서명할 수 없습니다. 체인이 WebAuthn 키를 지원해야 합니다.',
      ar: 'أضفه إلى إذن في حسابك بمحفظة أخرى ثم تابع. لا يمكنه التوقيع عن حسابك قبل ذلك. يجب أن تدعم السلسلة مفاتيح WebAuthn.',
      es: 'Añádala a un permiso de su cuenta con otra cartera y continúe. Hasta entonces no puede firmar por su cuenta. La cadena debe admitir claves WebAuthn.',
    },
  ),
  loss: text(
    'If the device and the backup of its passkeys are lost, this key is lost. Keep another key in the permission.',
    'Ev64',
    {
      zh: '如果设备及其通行密钥备份丢失，此密钥也会丢失。请在该权限中保留另一把密钥。',
      ko: '기기와 패스키 백업을 잃으면 이 키도 잃습니다. 권한에 다른 키를 남겨 두세요.',
      ar: 'إذا فُقد الجهاز والنسخة الاحتياطية لمفاتيح مروره فُقد هذا المفتاح. احتفظ بمفتاح آخر في الإذن.',
      es: 'Si se pierden el dispositivo y la copia de sus llaves de acceso, se pierde esta clave. Conserve otra clave en el permiso.',
    },
  ),
  added: text('I added the key', 'uD_o', {
    zh: '我已添加该密钥',
    ko: '키를 추가했습니다',
    ar: 'أضفت المفتاح',
    es: 'He añadido la clave',
  }),
  notYet: text('No permission has this key yet. A new key counts once its transaction is in a block.', '9vhs', {
    zh: '还没有权限包含此密钥。交易进入区块后新密钥才生效。',
    ko: '아직 이 키를 가진 권한이 없습니다. 새 키는 트랜잭션이 블록에 포함된 뒤에 적용됩니다.',
    ar: 'لا يملك أي إذن هذا المفتاح بعد. يصبح المفتاح الجديد فعالًا عندما تدخل معاملته في كتلة.',
    es: 'Ningún permiso tiene todavía esta clave. Una clave nueva cuenta cuando su transacción está en un bloque.',
  }),
};

declare global {
  interface StringFolders {
    'wallet/connect/passkey': typeof strings;
  }
}
