import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Service providers', '0Fqi', {
    zh: '服务提供商',
    ko: '서비스 제공자',
    ar: 'مزوّدو الخدمات',
    es: 'Proveedores de servicios',
  }),
  description: text((chain: string) => `DAPP service providers on ${chain}, their packages and stakes`, 'mHHB', {
    zh: (chain) => `${chain} 上的 DAPP 服务提供商、套餐与质押`,
    ko: (chain) => `${chain}의 DAPP 서비스 제공자, 패키지, 스테이킹`,
    ar: (chain) => `مزوّدو خدمات DAPP على ${chain} وباقاتهم ورهونهم`,
    es: (chain) => `Proveedores de servicios DAPP en ${chain}, sus paquetes y stakes`,
  }),
  about: text(
    'Contracts use services such as storage or random numbers by staking tokens to a provider. Stakes are refundable after the unstake time.',
    'Dqc9',
    {
      zh: '合约向提供商质押代币以使用存储、随机数等服务。解除质押期过后可取回质押。',
      ko: '컨트랙트는 제공자에게 토큰을 스테이킹하여 저장 공간이나 난수 같은 서비스를 사용합니다. 언스테이킹 기간이 지나면 돌려받습니다.',
      ar: 'تستخدم العقود خدمات كالتخزين أو الأرقام العشوائية برهن رموز لدى مزوّد. يُسترد الرهن بعد مدة فك الرهن.',
      es: 'Los contratos usan servicios como almacenamiento o números aleatorios poniendo tokens en stake con un proveedor. El stake se devuelve tras el plazo de retirada.',
    },
  ),
  none: text((chain: string) => `No DAPP services contract configured for ${chain}.`, 'nZ4R', {
    zh: (chain) => `${chain} 未配置 DAPP 服务合约。`,
    ko: (chain) => `${chain}에 설정된 DAPP 서비스 컨트랙트가 없습니다.`,
    ar: (chain) => `لا عقد لخدمات DAPP مضبوط على ${chain}.`,
    es: (chain) => `No hay ningún contrato de servicios DAPP configurado para ${chain}.`,
  }),
  views: {
    providers: text('Providers', '2kcy', { zh: '提供商', ko: '제공자', ar: 'المزوّدون', es: 'Proveedores' }),
    packages: text('Packages', '6J3_', { zh: '套餐', ko: '패키지', ar: 'الباقات', es: 'Paquetes' }),
    account: text('Account services', 'SAP3', {
      zh: '账户的服务',
      ko: '계정의 서비스',
      ar: 'خدمات حساب',
      es: 'Servicios de una cuenta',
    }),
  },
  viewsLabel: text('DAPP services', 'zUVe', {
    zh: 'DAPP 服务',
    ko: 'DAPP 서비스',
    ar: 'خدمات DAPP',
    es: 'Servicios DAPP',
  }),
  provider: text('Provider', 'M_mj', { zh: '提供商', ko: '제공자', ar: 'المزوّد', es: 'Proveedor' }),
  service: text('Service', 'qntJ', { zh: '服务', ko: '서비스', ar: 'الخدمة', es: 'Servicio' }),
  staked: text('Staked', 'BX_i', { zh: '质押', ko: '스테이킹', ar: 'المرهون', es: 'En stake' }),
  share: text('Share', 'Mx4V', { zh: '占比', ko: '비율', ar: 'الحصة', es: 'Parte' }),
  users: text('Accounts', '1oHD', { zh: '账户数', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
  packages: text('Packages', '6J3_', { zh: '套餐数', ko: '패키지', ar: 'الباقات', es: 'Paquetes' }),
  services: text('Services', 'Y5-G', { zh: '服务数', ko: '서비스', ar: 'الخدمات', es: 'Servicios' }),
  reward: text('Reward per day', '_omc', {
    zh: '每日奖励',
    ko: '일일 보상',
    ar: 'المكافأة اليومية',
    es: 'Recompensa al día',
  }),
  apr: text('APR', 'WQmz', { zh: '年化', ko: '연이율', ar: 'العائد السنوي', es: 'TAE' }),
  estimate: text(
    'Estimated rewards: daily inflation (0.00007326105 of supply) split by stake, paid for usage only.',
    '7sFr',
    {
      zh: '预估奖励：每日增发（供应量的 0.00007326105）按质押分配，仅按使用量支付。',
      ko: '예상 보상: 일일 인플레이션(공급량의 0.00007326105)을 스테이킹 비율로 분배하며 사용량에 대해서만 지급됩니다.',
      ar: 'المكافآت تقديرية: التضخم اليومي (0.00007326105 من المعروض) يُوزَّع بحسب الرهن ولا يُدفع إلا مقابل الاستخدام.',
      es: 'Recompensas estimadas: inflación diaria (0.00007326105 del suministro) repartida según el stake; solo se pagan por el uso.',
    },
  ),
  noProviders: text('No providers found', 'BOhy', {
    zh: '没有找到提供商',
    ko: '제공자가 없습니다',
    ar: 'لا مزوّدين',
    es: 'No hay proveedores',
  }),
  whatProviders: text('the providers', 'j0BF', {
    zh: '提供商',
    ko: '제공자 목록',
    ar: 'المزوّدين',
    es: 'los proveedores',
  }),
  package: text('Package', 'U_ny', { zh: '套餐', ko: '패키지', ar: 'الباقة', es: 'Paquete' }),
  quota: text('Quota', 'pGLL', { zh: '配额', ko: '할당량', ar: 'الحصة المتاحة', es: 'Cuota' }),
  every: text((hours: string) => `every ${hours} h`, 'akQj', {
    zh: (hours) => `每 ${hours} 小时`,
    ko: (hours) => `${hours}시간마다`,
    ar: (hours) => `كل ${hours} ساعة`,
    es: (hours) => `cada ${hours} h`,
  }),
  minStake: text('Min stake', 'lYvD', { zh: '最低质押', ko: '최소 스테이킹', ar: 'أدنى رهن', es: 'Stake mínimo' }),
  notice: text((hours: string) => `${hours} h unstake time`, 'YtFp', {
    zh: (hours) => `解除质押期 ${hours} 小时`,
    ko: (hours) => `언스테이킹 기간 ${hours}시간`,
    ar: (hours) => `مدة فك الرهن ${hours} ساعة`,
    es: (hours) => `plazo de retirada de ${hours} h`,
  }),
  off: text('disabled', '9pO5', { zh: '已停用', ko: '비활성화됨', ar: 'معطّلة', es: 'desactivado' }),
  described: text('Provider description:', 'wG0u', {
    zh: '提供商说明：',
    ko: '제공자 설명:',
    ar: 'وصف المزوّد:',
    es: 'Descripción del proveedor:',
  }),
  noPackages: text('No packages found', '39Ep', {
    zh: '没有找到套餐',
    ko: '패키지가 없습니다',
    ar: 'لا باقات',
    es: 'No hay paquetes',
  }),
  whatPackages: text('the packages', 'uTh-', { zh: '套餐', ko: '패키지 목록', ar: 'الباقات', es: 'los paquetes' }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  lookUp: text('Look up', '4Ua3', { zh: '查询', ko: '조회', ar: 'بحث', es: 'Buscar' }),
  noServices: text((name: string) => `${name} has no stakes with service providers`, 'TNxe', {
    zh: (name) => `${name} 没有向任何提供商质押`,
    ko: (name) => `${name} 계정은 제공자에게 스테이킹한 것이 없습니다`,
    ar: (name) => `لم يرهن ${name} شيئًا لدى أي مزوّد`,
    es: (name) => `${name} no tiene stake con ningún proveedor`,
  }),
  whatServices: text((name: string) => `the services of ${name}`, 'As2K', {
    zh: (name) => `${name} 的服务`,
    ko: (name) => `${name}의 서비스`,
    ar: (name) => `خدمات ${name}`,
    es: (name) => `los servicios de ${name}`,
  }),
  next: text((name: string) => `next: ${name}`, '2zVn', {
    zh: (name) => `下一个：${name}`,
    ko: (name) => `다음: ${name}`,
    ar: (name) => `التالي: ${name}`,
    es: (name) => `siguiente: ${name}`,
  }),
  since: text('Start', 'Ciah', { zh: '开始于', ko: '시작', ar: 'البداية', es: 'Inicio' }),
  ends: text('End', 'E1h0', { zh: '结束于', ko: '종료', ar: 'النهاية', es: 'Fin' }),
};

declare global {
  interface StringFolders {
    'pages/dsp': typeof strings;
  }
}
