import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Snapshot', '6-Nk', { zh: '快照', ko: '스냅샷', ar: 'اللقطة', es: 'Instantánea' }),
  description: text((chain: string) => `Account balances in the snapshot taken before the launch of ${chain}`, 'tqhz', {
    zh: (chain) => `${chain} 上线前快照中的账户余额`,
    ko: (chain) => `${chain} 출시 전 스냅샷의 계정 잔액`,
    ar: (chain) => `أرصدة الحسابات في لقطة ما قبل إطلاق ${chain}`,
    es: (chain) => `Saldos de cuentas en la instantánea anterior al lanzamiento de ${chain}`,
  }),
  about: text('Look up the balance of an account or key in the genesis or airdrop snapshot.', 'itvO', {
    zh: '查询账户或公钥在创世或空投快照中的余额。',
    ko: '제네시스 또는 에어드롭 스냅샷에서 계정이나 키의 잔액을 조회합니다.',
    ar: 'ابحث عن رصيد حساب أو مفتاح في لقطة التأسيس أو التوزيع المجاني.',
    es: 'Consulta el saldo de una cuenta o clave en la instantánea de génesis o del airdrop.',
  }),
  account: text('Account or key', 'ZGhG', {
    zh: '账户或公钥',
    ko: '계정 또는 키',
    ar: 'حساب أو مفتاح',
    es: 'Cuenta o clave',
  }),
  lookUp: text('Look up', '4Ua3', { zh: '查询', ko: '찾아보기', ar: 'ابحث', es: 'Buscar' }),
  none: text((chain: string) => `No snapshot service configured for ${chain}.`, 'aWV8', {
    zh: (chain) => `${chain} 未配置快照服务。`,
    ko: (chain) => `${chain}에는 스냅샷 서비스가 설정되어 있지 않습니다.`,
    ar: (chain) => `لا خدمة لقطات مضبوطة لـ ${chain}.`,
    es: (chain) => `No hay ningún servicio de instantáneas configurado para ${chain}.`,
  }),
  what: text('the snapshot', 'CWPl', { zh: '快照', ko: '스냅샷', ar: 'اللقطة', es: 'la instantánea' }),
  missing: text((name: string) => `${name} is not in the snapshot`, 'qBEy', {
    zh: (name) => `快照中没有 ${name}`,
    ko: (name) => `스냅샷에 ${name}이(가) 없습니다`,
    ar: (name) => `${name} غير موجود في اللقطة`,
    es: (name) => `${name} no está en la instantánea`,
  }),
};

declare global {
  interface StringFolders {
    'pages/snapshot': typeof strings;
  }
}
