import { text } from '../../i18n/text.ts';

/** Lists and details of FIO addresses and domains. */
export const strings = {
  addresses: text('FIO addresses', 'EFRT', { zh: 'FIO 地址', ko: 'FIO 주소', ar: 'عناوين FIO', es: 'Direcciones FIO' }),
  domains: text('FIO domains', 'zUPM', { zh: 'FIO 域名', ko: 'FIO 도메인', ar: 'نطاقات FIO', es: 'Dominios FIO' }),
  description: text((title: string, chain: string) => `${title} of ${chain}`, 'mw7Z', {
    zh: (title, chain) => `${chain} 的${title}`,
    ko: (title, chain) => `${chain}의 ${title}`,
    ar: (title, chain) => `${title} على ${chain}`,
    es: (title, chain) => `${title} de ${chain}`,
  }),
  lists: text('Lists', 'or6P', { zh: '列表', ko: '목록', ar: 'القوائم', es: 'Listas' }),
  aboutAddresses: text('Addresses such as alice@edge name the accounts and public keys of their owners.', 'RzBN', {
    zh: '像 alice@edge 这样的地址指向其所有者的账户和公钥。',
    ko: 'alice@edge 같은 주소는 소유자의 계정과 공개 키를 가리킵니다.',
    ar: 'تشير العناوين مثل alice@edge إلى حسابات أصحابها ومفاتيحهم العامة.',
    es: 'Direcciones como alice@edge nombran las cuentas y claves públicas de sus propietarios.',
  }),
  aboutDomains: text('Addresses are registered on a domain; on a public domain by anyone.', 'h9ee', {
    zh: '地址注册在域名之下；公开域名任何人都可以注册。',
    ko: '주소는 도메인에 등록됩니다. 공개 도메인에는 누구나 등록할 수 있습니다.',
    ar: 'تُسجَّل العناوين على نطاق، ويمكن لأي شخص التسجيل على نطاق عام.',
    es: 'Las direcciones se registran en un dominio; en uno público, cualquiera puede hacerlo.',
  }),
  whatAddresses: text('the addresses', 'oMci', { zh: '地址', ko: '주소', ar: 'العناوين', es: 'las direcciones' }),
  whatDomains: text('the domains', 'UT3U', { zh: '域名', ko: '도메인', ar: 'النطاقات', es: 'los dominios' }),
  noAddresses: text('No addresses', 'pXrc', {
    zh: '没有地址',
    ko: '주소 없음',
    ar: 'لا توجد عناوين',
    es: 'Sin direcciones',
  }),
  noDomains: text('No domains', 'jYU6', { zh: '没有域名', ko: '도메인 없음', ar: 'لا توجد نطاقات', es: 'Sin dominios' }),
  name: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  owner: text('Owner', '4Fua', { zh: '所有者', ko: '소유자', ar: 'المالك', es: 'Propietario' }),
  bundles: text('Bundled transactions', 'UjJB', {
    zh: '捆绑交易',
    ko: '번들 트랜잭션',
    ar: 'المعاملات المضمَّنة',
    es: 'Transacciones incluidas',
  }),
  expires: text('Expires', 'ZfGg', { zh: '到期时间', ko: '만료', ar: 'تنتهي الصلاحية', es: 'Caduca' }),
  visibility: text('Visibility', 'LO-7', { zh: '可见性', ko: '공개 여부', ar: 'الإتاحة', es: 'Visibilidad' }),
  mapped: text('Public addresses', 'Bijb', {
    zh: '公共地址',
    ko: '공개 주소',
    ar: 'العناوين العامة',
    es: 'Direcciones públicas',
  }),
  kind: {
    address: text('FIO address', 'k9bC', { zh: 'FIO 地址', ko: 'FIO 주소', ar: 'عنوان FIO', es: 'Dirección FIO' }),
    domain: text('FIO domain', 'arLL', { zh: 'FIO 域名', ko: 'FIO 도메인', ar: 'نطاق FIO', es: 'Dominio FIO' }),
  },
  domain: text('Domain', 'Q9zc', { zh: '域名', ko: '도메인', ar: 'النطاق', es: 'Dominio' }),
  key: text('FIO public key', 'rNlU', {
    zh: 'FIO 公钥',
    ko: 'FIO 공개 키',
    ar: 'مفتاح FIO العام',
    es: 'Clave pública FIO',
  }),
  missingAddress: text('Address not found', 'tBsw', {
    zh: '未找到地址',
    ko: '주소를 찾을 수 없음',
    ar: 'العنوان غير موجود',
    es: 'Dirección no encontrada',
  }),
  missingDomain: text('Domain not found', 'mk-s', {
    zh: '未找到域名',
    ko: '도메인을 찾을 수 없음',
    ar: 'النطاق غير موجود',
    es: 'Dominio no encontrado',
  }),
  missingText: text('No such name is registered:', 'SrCE', {
    zh: '此名称未注册：',
    ko: '등록되지 않은 이름:',
    ar: 'هذا الاسم غير مسجَّل:',
    es: 'Este nombre no está registrado:',
  }),
  whatKey: text('the public key', 'dcSp', { zh: '公钥', ko: '공개 키', ar: 'المفتاح العام', es: 'la clave pública' }),
  noKey: text('No key recorded', 'R5U-', {
    zh: '没有记录的公钥',
    ko: '기록된 키 없음',
    ar: 'لا يوجد مفتاح مسجَّل',
    es: 'Sin clave registrada',
  }),
  chain: text('Chain', 'PcNQ', { zh: '链', ko: '체인', ar: 'السلسلة', es: 'Cadena' }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  publicAddress: text('Public address', 'phZg', {
    zh: '公共地址',
    ko: '공개 주소',
    ar: 'العنوان العام',
    es: 'Dirección pública',
  }),
  noMapped: text('No public addresses mapped', 'qDot', {
    zh: '没有映射的公共地址',
    ko: '매핑된 공개 주소 없음',
    ar: 'لا توجد عناوين عامة مرتبطة',
    es: 'Sin direcciones públicas asignadas',
  }),
  nfts: text('NFTs', 'QYEJ', { zh: 'NFT', ko: 'NFT', ar: 'NFT', es: 'NFT' }),
  whatNfts: text('the NFTs', 'Gl-5', { zh: 'NFT', ko: 'NFT', ar: 'رموز NFT', es: 'los NFT' }),
  noNfts: text((name: string) => `No NFTs mapped to ${name}`, 'KS4K', {
    zh: (name) => `${name} 没有映射的 NFT`,
    ko: (name) => `${name}에 매핑된 NFT 없음`,
    ar: (name) => `لا توجد رموز NFT مرتبطة بـ ${name}`,
    es: (name) => `Ningún NFT asignado a ${name}`,
  }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  tokenId: text('Token ID', 'iT2x', { zh: '代币 ID', ko: '토큰 ID', ar: 'معرّف الرمز', es: 'ID del token' }),
  ofDomain: text('Addresses of this domain', 'RZ2o', {
    zh: '此域名下的地址',
    ko: '이 도메인의 주소',
    ar: 'عناوين هذا النطاق',
    es: 'Direcciones de este dominio',
  }),
  noneOfDomain: text((name: string) => `No addresses on ${name}`, 'XflX', {
    zh: (name) => `${name} 下没有地址`,
    ko: (name) => `${name}에 주소 없음`,
    ar: (name) => `لا توجد عناوين على ${name}`,
    es: (name) => `Sin direcciones en ${name}`,
  }),
  register: text('Register', 'Fh5T', { zh: '注册', ko: '등록', ar: 'تسجيل', es: 'Registrar' }),
};

declare global {
  interface StringFolders {
    'pages/addresses': typeof strings;
  }
}
