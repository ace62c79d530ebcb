import { counted } from '../../i18n/counted.ts';
import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text((key: string) => `Key ${key}`, '5z86', {
    zh: (key) => `密钥 ${key}`,
    ko: (key) => `키 ${key}`,
    ar: (key) => `المفتاح ${key}`,
    es: (key) => `Clave ${key}`,
  }),
  heading: text('Public key', 'Li41', { zh: '公钥', ko: '공개 키', ar: 'مفتاح عام', es: 'Clave pública' }),
  what: text('the accounts of the key', '0N4Q', {
    zh: '该密钥的账户',
    ko: '이 키를 쓰는 계정',
    ar: 'حسابات المفتاح',
    es: 'las cuentas de la clave',
  }),
  none: text('No accounts found with key', 'bn9j', {
    zh: '没有使用此密钥的账户',
    ko: '이 키를 쓰는 계정이 없습니다',
    ar: 'لا حسابات بهذا المفتاح',
    es: 'Ninguna cuenta usa esta clave',
  }),
  noKey: text((text: string) => `${text} is not a public key`, 'o66X', {
    zh: (text) => `${text} 不是公钥`,
    ko: (text) => `${text}: 공개 키가 아닙니다`,
    ar: (text) => `${text} ليس مفتاحًا عامًا`,
    es: (text) => `${text} no es una clave pública`,
  }),
  key: text('Key', 'VPyP', { zh: '密钥', ko: '키', ar: 'المفتاح', es: 'Clave' }),
  legacy: text('Legacy format', 'T_tu', {
    zh: '旧格式',
    ko: '레거시 형식',
    ar: 'الصيغة القديمة',
    es: 'Formato antiguo',
  }),
  ethereum: text('Ethereum address', '-CCJ', {
    zh: '以太坊地址',
    ko: '이더리움 주소',
    ar: 'عنوان إيثيريوم',
    es: 'Dirección de Ethereum',
  }),
  checksum: text('Checksum format', 'jn5L', {
    zh: '校验和格式',
    ko: '체크섬 형식',
    ar: 'صيغة بمجموع تحقق',
    es: 'Formato con suma de verificación',
  }),
  lowerCase: text('Lowercase', '0Sz0', { zh: '小写', ko: '소문자', ar: 'أحرف صغيرة', es: 'Minúsculas' }),
  noEthereum: text('No accounts: permissions contain public keys, not Ethereum addresses', 'DF9z', {
    zh: '没有账户：权限包含的是公钥，而不是以太坊地址',
    ko: '계정이 없습니다. 권한에는 이더리움 주소가 아니라 공개 키가 들어갑니다',
    ar: 'لا حسابات: تحتوي الصلاحيات على مفاتيح عامة، لا على عناوين إيثيريوم',
    es: 'Sin cuentas: los permisos contienen claves públicas, no direcciones de Ethereum',
  }),
  curve: text('Curve', '8I-7', { zh: '曲线', ko: '곡선', ar: 'المنحنى', es: 'Curva' }),
  curves: {
    K1: text('secp256k1 (K1)', '4kAl', {
      zh: 'secp256k1 (K1)',
      ko: 'secp256k1 (K1)',
      ar: 'secp256k1 (K1)',
      es: 'secp256k1 (K1)',
    }),
    R1: text('secp256r1 (R1)', 'GCkr', {
      zh: 'secp256r1 (R1)',
      ko: 'secp256r1 (R1)',
      ar: 'secp256r1 (R1)',
      es: 'secp256r1 (R1)',
    }),
    WA: text('WebAuthn (WA)', 'ZgZm', {
      zh: 'WebAuthn (WA)',
      ko: 'WebAuthn (WA)',
      ar: 'WebAuthn (WA)',
      es: 'WebAuthn (WA)',
    }),
  },
  holders: text((count: number) => (count === 1 ? '1 permission' : `${count} permissions`), 'Mr3l', {
    zh: (count) => `${count} 个权限`,
    ko: (count) => `권한 ${count}개`,
    ar: (count) => counted(count, 'صلاحية واحدة', 'صلاحيتان', 'صلاحيات', 'صلاحية'),
    es: (count) => (count === 1 ? '1 permiso' : `${count} permisos`),
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  permission: text('Permission', 'dXI9', { zh: '权限', ko: '권한', ar: 'الصلاحية', es: 'Permiso' }),
  weight: text('Weight', 'IN1h', { zh: '权重', ko: '가중치', ar: 'الوزن', es: 'Peso' }),
  of: text((weight: number, threshold: number) => `${weight}/${threshold}`, '0Y_4', {
    zh: (weight, threshold) => `${weight}/${threshold}`,
    ko: (weight, threshold) => `${weight}/${threshold}`,
    ar: (weight, threshold) => isolated(`${weight}/${threshold}`),
    es: (weight, threshold) => `${weight}/${threshold}`,
  }),
  alone: text('Full control', 'oOfU', { zh: '完全控制', ko: '단독 제어', ar: 'تحكم كامل', es: 'Control total' }),
  partial: text('Partial', 'n0wr', { zh: '部分控制', ko: '부분 제어', ar: 'تحكم جزئي', es: 'Parcial' }),
  morePages: text('Next page', 'Ngu3', {
    zh: '下一页',
    ko: '다음 페이지',
    ar: 'الصفحة التالية',
    es: 'Página siguiente',
  }),
  firstPage: text('First page', 'd2CC', { zh: '第一页', ko: '첫 페이지', ar: 'الصفحة الأولى', es: 'Primera página' }),
};

declare global {
  interface StringFolders {
    'pages/key': typeof strings;
  }
}
