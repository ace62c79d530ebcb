import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Create account', '5jWI', {
    zh: '创建账户',
    ko: '계정 만들기',
    ar: 'إنشاء حساب',
    es: 'Crear una cuenta',
  }),
  description: text((chain: string) => `Create a new account on ${chain}`, 'ewgj', {
    zh: (chain) => `在 ${chain} 上创建新账户`,
    ko: (chain) => `${chain}에 새 계정 만들기`,
    ar: (chain) => `إنشاء حساب جديد على ${chain}`,
    es: (chain) => `Crear una cuenta nueva en ${chain}`,
  }),
  about: text('The connected account pays for the RAM and stake of the new account.', 'unD4', {
    zh: '新账户的 RAM 和质押由已连接的账户支付。',
    ko: '연결된 계정이 새 계정의 RAM과 스테이킹 비용을 지불합니다.',
    ar: 'يدفع الحساب المتصل ثمن RAM ورهن الحساب الجديد.',
    es: 'La cuenta conectada paga la RAM y el stake de la cuenta nueva.',
  }),
  name: text('Account name', 'Wo-Z', { zh: '账户名', ko: '계정 이름', ar: 'اسم الحساب', es: 'Nombre de la cuenta' }),
  nameHint: text('12 characters: a-z and 1-5', 'eoAL', {
    zh: '12 个字符：a-z 与 1-5',
    ko: '12자: a-z와 1-5',
    ar: '12 حرفًا: a-z و1-5',
    es: '12 caracteres: a-z y 1-5',
  }),
  owner: text('Owner key', 'Ij3n', { zh: 'Owner 公钥', ko: 'Owner 키', ar: 'مفتاح owner', es: 'Clave owner' }),
  active: text('Active key', 'xvwI', { zh: 'Active 公钥', ko: 'Active 키', ar: 'مفتاح active', es: 'Clave active' }),
  activeHint: text('Defaults to the owner key', 'QPmi', {
    zh: '默认使用 Owner 公钥',
    ko: '기본값: Owner 키',
    ar: 'الافتراضي: مفتاح owner',
    es: 'Por defecto, la clave owner',
  }),
  ram: text('RAM (bytes)', 'F2A5', { zh: 'RAM（字节）', ko: 'RAM(바이트)', ar: 'RAM (بايت)', es: 'RAM (bytes)' }),
  ramHint: text('A new account needs about 3000 bytes', 'IOLC', {
    zh: '新账户约需 3000 字节',
    ko: '새 계정에는 약 3000바이트가 필요합니다',
    ar: 'يحتاج الحساب الجديد نحو 3000 بايت',
    es: 'Una cuenta nueva necesita unos 3000 bytes',
  }),
  cpu: text((symbol: string) => `CPU stake (${symbol})`, 'Rrp2', {
    zh: (symbol) => `CPU 质押（${symbol}）`,
    ko: (symbol) => `CPU 스테이크 (${symbol})`,
    ar: (symbol) => `رهن CPU بـ${symbol}`,
    es: (symbol) => `Stake de CPU en ${symbol}`,
  }),
  net: text((symbol: string) => `NET stake (${symbol})`, '40gU', {
    zh: (symbol) => `NET 质押（${symbol}）`,
    ko: (symbol) => `NET 스테이크 (${symbol})`,
    ar: (symbol) => `رهن NET بـ${symbol}`,
    es: (symbol) => `Stake de NET en ${symbol}`,
  }),
  ownerThreshold: text('Owner threshold', 'Df3-', {
    zh: 'Owner 阈值',
    ko: 'Owner 임계값',
    ar: 'حد owner',
    es: 'Umbral de owner',
  }),
  ownerMembers: text('Owner: keys, accounts and delays', 'QEhh', {
    zh: 'Owner：密钥、账户与延迟',
    ko: 'Owner: 키, 계정, 지연',
    ar: '‏owner: المفاتيح والحسابات والمهل',
    es: 'Owner: claves, cuentas y esperas',
  }),
  activeThreshold: text('Active threshold', 'IUkL', {
    zh: 'Active 阈值',
    ko: 'Active 임계값',
    ar: 'حد active',
    es: 'Umbral de active',
  }),
  activeMembers: text('Active: keys, accounts and delays', 'y2E3', {
    zh: 'Active：密钥、账户与延迟',
    ko: 'Active: 키, 계정, 지연',
    ar: '‏active: المفاتيح والحسابات والمهل',
    es: 'Active: claves, cuentas y esperas',
  }),
  giveStake: text('Transfer the stake to the new account', '3PQj', {
    zh: '将质押赠予新账户',
    ko: '스테이크를 새 계정에 넘기기',
    ar: 'امنح الرهن للحساب الجديد',
    es: 'Ceder el stake a la cuenta nueva',
  }),
  views: {
    simple: text('Simple', 'oFo5', { zh: '简易', ko: '간단히', ar: 'بسيط', es: 'Sencillo' }),
    advanced: text('Advanced', '9XHL', { zh: '高级', ko: '고급', ar: 'متقدم', es: 'Avanzado' }),
    email: text('Email', 'C1fp', { zh: '邮箱', ko: '이메일', ar: 'البريد', es: 'Correo' }),
  },
  services: text('Account services', 'SAP3', {
    zh: '账户服务',
    ko: '계정 서비스',
    ar: 'خدمات الحسابات',
    es: 'Servicios de cuentas',
  }),
  serviceText: text(
    'Without an account, an external service can create one for you. These sites are not part of this one; some charge a fee.',
    'qiHC',
    {
      zh: '没有账户时，可由外部服务为您创建。这些网站不属于本站，部分会收费。',
      ko: '계정이 없으면 외부 서비스가 만들어 줄 수 있습니다. 이 사이트와 별개이며 요금을 받는 곳도 있습니다.',
      ar: 'إن لم يكن لديك حساب، تستطيع خدمة خارجية إنشاءه. هذه المواقع ليست جزءًا من هذا الموقع، وبعضها يتقاضى رسومًا.',
      es: 'Sin una cuenta, un servicio externo puede crearla. Esos sitios no forman parte de este; algunos cobran una comisión.',
    },
  ),
  faucets: text('Free test accounts', 'yV80', {
    zh: '免费测试账户',
    ko: '무료 테스트 계정',
    ar: 'حسابات اختبار مجانية',
    es: 'Cuentas de prueba gratuitas',
  }),
  faucetText: text('Without an account, a faucet creates one for testing and gives it tokens.', 'maaV', {
    zh: '没有账户时，水龙头可创建测试账户并发放代币。',
    ko: '계정이 없으면 포싯이 테스트용 계정을 만들고 토큰을 줍니다.',
    ar: 'إن لم يكن لديك حساب، ينشئ الصنبور حسابًا للاختبار ويمنحه رموزًا.',
    es: 'Sin una cuenta, un faucet crea una para pruebas y le da tokens.',
  }),
  notes: {
    'stake-given': text((name: string) => `The stake becomes ${name}’s: you cannot unstake it.`, 'BjfV', {
      zh: (name) => `质押归 ${name} 所有：您无法赎回。`,
      ko: (name) => `스테이크가 ${name}의 소유가 되어 언스테이크할 수 없습니다.`,
      ar: (name) => `يصبح الرهن ملك ${name}: لا تستطيع استرداده.`,
      es: (name) => `El stake pasa a ser de ${name}: no podrás retirarlo.`,
    }),
  },
  acts: {
    'create-account': {
      title: text((name: string) => `Create ${name}`, 'v6IS', {
        zh: (name) => `创建 ${name}`,
        ko: (name) => `${name} 만들기`,
        ar: (name) => `أنشئ ${name}`,
        es: (name) => `Crear ${name}`,
      }),
      done: text((name: string) => `Created ${name}`, 'Z9S1', {
        zh: (name) => `已创建 ${name}`,
        ko: (name) => `${name} 만들었음`,
        ar: (name) => `أُنشئ ${name}`,
        es: (name) => `${name} creada`,
      }),
    },
  },
  again: text('Create another account', 'W87C', {
    zh: '再创建一个账户',
    ko: '다른 계정 만들기',
    ar: 'أنشئ حسابًا آخر',
    es: 'Crear otra cuenta',
  }),
};

declare global {
  interface StringFolders {
    'pages/createaccount': typeof strings;
  }
}
