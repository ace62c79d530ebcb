import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  description: text((chain: string) => `Register as a voting proxy on ${chain}`, '0Mfj', {
    zh: (chain) => `在 ${chain} 注册为投票代理`,
    ko: (chain) => `${chain}에서 투표 프록시로 등록`,
    ar: (chain) => `التسجيل وكيلًا للتصويت على ${isolated(chain)}`,
    es: (chain) => `Registrarse como proxy de voto en ${chain}`,
  }),
  titles: {
    status: text('Proxy status', 'wZjD', {
      zh: '代理状态',
      ko: '프록시 상태',
      ar: 'حالة الوكيل',
      es: 'Estado del proxy',
    }),
    register: text('Register as a proxy', 'KWG6', {
      zh: '注册为代理',
      ko: '프록시 등록',
      ar: 'التسجيل وكيلًا',
      es: 'Registrarse como proxy',
    }),
    unregister: text('Unregister as a proxy', 'N-_g', {
      zh: '注销代理',
      ko: '프록시 등록 해제',
      ar: 'إلغاء تسجيل الوكيل',
      es: 'Dejar de ser proxy',
    }),
  },
  views: {
    status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
    register: text('Register', 'Fh5T', { zh: '注册', ko: '등록', ar: 'تسجيل', es: 'Registrar' }),
    unregister: text('Unregister', 'HLID', { zh: '注销', ko: '해제', ar: 'إلغاء', es: 'Anular' }),
  },
  sections: text('Proxy tools', 'gO_W', {
    zh: '代理工具',
    ko: '프록시 도구',
    ar: 'أدوات الوكيل',
    es: 'Herramientas de proxy',
  }),
  about: text('A proxy votes for producers with the stake of the accounts that set it as their proxy.', '7GPL', {
    zh: '代理以选择它的账户的质押为出块节点投票。',
    ko: '프록시는 자신을 고른 계정들의 스테이크로 프로듀서에게 투표합니다.',
    ar: 'يصوت الوكيل للمنتجين برهن الحسابات التي تختاره.',
    es: 'Un proxy vota a productores con el stake de las cuentas que lo eligen.',
  }),
  failed: text('The voting state could not be read.', 'eHSy', {
    zh: '无法读取投票状态。',
    ko: '투표 상태를 읽지 못했습니다.',
    ar: 'تعذرت قراءة حالة التصويت.',
    es: 'No se pudo leer el estado del voto.',
  }),
  connect: text('Connect a wallet to see whether its account is a proxy.', 'gnEy', {
    zh: '连接钱包，查看其账户是否为代理。',
    ko: '지갑을 연결하면 계정이 프록시인지 확인할 수 있습니다.',
    ar: 'اربط محفظة لمعرفة ما إذا كان حسابها وكيلًا.',
    es: 'Conecta una cartera para ver si su cuenta es un proxy.',
  }),
  list: text('All proxies', 'DuFO', { zh: '全部代理', ko: '모든 프록시', ar: 'كل الوكلاء', es: 'Todos los proxies' }),
  registered: text((name: string) => `${name} is a registered proxy.`, 'vdUA', {
    zh: (name) => `${name} 是已注册的代理。`,
    ko: (name) => `${name}은(는) 등록된 프록시입니다.`,
    ar: (name) => `${isolated(name)} وكيل مسجل.`,
    es: (name) => `${name} es un proxy registrado.`,
  }),
  notRegistered: text((name: string) => `${name} is not a registered proxy.`, 'El4l', {
    zh: (name) => `${name} 不是已注册的代理。`,
    ko: (name) => `${name}은(는) 등록된 프록시가 아닙니다.`,
    ar: (name) => `${isolated(name)} ليس وكيلًا مسجلًا.`,
    es: (name) => `${name} no es un proxy registrado.`,
  }),
  usesProxy: text(
    (proxy: string) =>
      `It votes through ${proxy}: an account that uses a proxy cannot be one. Vote for producers first.`,
    'l1LB',
    {
      zh: (proxy) => `它通过 ${proxy} 投票：使用代理的账户不能成为代理，请先直接投票。`,
      ko: (proxy) =>
        `${proxy}을(를) 통해 투표 중입니다. 프록시를 쓰는 계정은 프록시가 될 수 없으니 먼저 직접 투표하세요.`,
      ar: (proxy) => `يصوت عبر ${isolated(proxy)}: الحساب الذي يستخدم وكيلًا لا يكون وكيلًا. صوّت للمنتجين أولًا.`,
      es: (proxy) =>
        `Vota a través de ${proxy}: una cuenta que usa un proxy no puede serlo. Vota primero a productores.`,
    },
  ),
  name: text('Proxy name', 'kHKO', { zh: '代理名称', ko: '프록시 이름', ar: 'اسم الوكيل', es: 'Nombre del proxy' }),
  optional: text('Optional: a description is stored with it', 'EraX', {
    zh: '可选：随之保存简介',
    ko: '선택: 입력하면 소개가 함께 저장됩니다',
    ar: 'اختياري: يُحفظ معه وصف',
    es: 'Opcional: con él se guarda una descripción',
  }),
  change: text('Change', 'prG6', { zh: '更改', ko: '변경', ar: 'التغيير', es: 'Cambio' }),
  describe: text('Set the description', 'NvmN', {
    zh: '设置简介',
    ko: '소개 설정',
    ar: 'تعيين الوصف',
    es: 'Definir la descripción',
  }),
  removeDescription: text('Remove the description', 'n8Al', {
    zh: '删除简介',
    ko: '소개 삭제',
    ar: 'حذف الوصف',
    es: 'Eliminar la descripción',
  }),
  descriptionFailed: text('The description could not be read.', 'KthW', {
    zh: '无法读取简介。',
    ko: '소개를 읽지 못했습니다.',
    ar: 'تعذرت قراءة الوصف.',
    es: 'No se pudo leer la descripción.',
  }),
  slogan: text('Slogan', 'yUaf', { zh: '口号', ko: '슬로건', ar: 'الشعار', es: 'Lema' }),
  philosophy: text('Philosophy', '37Ty', { zh: '理念', ko: '철학', ar: 'الفلسفة', es: 'Filosofía' }),
  background: text('Background', 'fWe2', { zh: '背景', ko: '배경', ar: 'الخلفية', es: 'Trayectoria' }),
  website: text('Website', 'KrjJ', { zh: '网站', ko: '웹사이트', ar: 'الموقع', es: 'Sitio web' }),
  logo: text('Logo URL (256 px)', 'zv-5', {
    zh: '标志网址（256 像素）',
    ko: '로고 URL(256픽셀)',
    ar: 'رابط الشعار (\u2066256 px\u2069)',
    es: 'URL del logo (256 px)',
  }),
  again: text('Back to the form', 'Z6JF', {
    zh: '返回表单',
    ko: '양식으로 돌아가기',
    ar: 'العودة إلى النموذج',
    es: 'Volver al formulario',
  }),
  acts: {
    'register-proxy': {
      title: text('Register as a proxy', 'KWG6', {
        zh: '注册为代理',
        ko: '프록시로 등록',
        ar: 'سجّل وكيلًا',
        es: 'Registrarse como proxy',
      }),
      done: text('Registered as a proxy', '8WpH', {
        zh: '已注册为代理',
        ko: '프록시로 등록함',
        ar: 'سُجل وكيلًا',
        es: 'Registrado como proxy',
      }),
    },
    'register-proxy-as': {
      title: text((name: string) => `Register as the proxy ${name}`, 'tpLl', {
        zh: (name) => `以 ${name} 之名注册为代理`,
        ko: (name) => `${name} 이름으로 프록시 등록`,
        ar: (name) => `سجّل وكيلًا باسم ${isolated(name)}`,
        es: (name) => `Registrarse como el proxy ${name}`,
      }),
      done: text((name: string) => `Registered as the proxy ${name}`, 'A7P_', {
        zh: (name) => `已以 ${name} 之名注册为代理`,
        ko: (name) => `${name} 이름으로 프록시 등록함`,
        ar: (name) => `سُجل وكيلًا باسم ${isolated(name)}`,
        es: (name) => `Registrado como el proxy ${name}`,
      }),
    },
    'describe-proxy': {
      title: text((name: string) => `Describe the proxy as ${name}`, '_Mky', {
        zh: (name) => `将代理简介设为 ${name}`,
        ko: (name) => `프록시 소개를 ${name}(으)로 설정`,
        ar: (name) => `صف الوكيل باسم ${isolated(name)}`,
        es: (name) => `Describir el proxy como ${name}`,
      }),
      done: text((name: string) => `Described the proxy as ${name}`, 'OYmJ', {
        zh: (name) => `已将代理简介设为 ${name}`,
        ko: (name) => `프록시 소개를 ${name}(으)로 설정함`,
        ar: (name) => `وُصف الوكيل باسم ${isolated(name)}`,
        es: (name) => `Proxy descrito como ${name}`,
      }),
    },
    'remove-description': {
      title: text('Remove the description of the proxy', '9aKC', {
        zh: '删除代理简介',
        ko: '프록시 소개 삭제',
        ar: 'احذف وصف الوكيل',
        es: 'Eliminar la descripción del proxy',
      }),
      done: text('Removed the description of the proxy', '6Cki', {
        zh: '已删除代理简介',
        ko: '프록시 소개를 삭제함',
        ar: 'حُذف وصف الوكيل',
        es: 'Descripción del proxy eliminada',
      }),
    },
    'unregister-proxy': {
      title: text('Unregister as a proxy', 'N-_g', {
        zh: '注销代理',
        ko: '프록시 등록 해제',
        ar: 'ألغِ تسجيل الوكيل',
        es: 'Dejar de ser proxy',
      }),
      done: text('Unregistered as a proxy', 'rixa', {
        zh: '已注销代理',
        ko: '프록시 등록 해제함',
        ar: 'أُلغي تسجيل الوكيل',
        es: 'Ya no es proxy',
      }),
    },
  },
  faults: {
    'proxy-name-missing': text('Enter the name of the proxy', 'nP5l', {
      zh: '请输入代理名称',
      ko: '프록시 이름을 입력하세요',
      ar: 'أدخل اسم الوكيل',
      es: 'Escribe el nombre del proxy',
    }),
    'url-invalid': text('Enter a URL with http or https', 'Fdo3', {
      zh: '请输入 http 或 https 网址',
      ko: 'http 또는 https URL을 입력하세요',
      ar: 'أدخل رابطًا بـ http أو https',
      es: 'Escribe una URL con http o https',
    }),
  },
  notes: {
    'proxied-votes-end': text('Accounts that vote through this proxy will lose their vote.', 'iJTR', {
      zh: '通过此代理投票的账户将不再有投票。',
      ko: '이 프록시를 통해 투표하는 계정들은 표를 잃습니다.',
      ar: 'الحسابات التي تصوت عبر هذا الوكيل لن يبقى لها تصويت.',
      es: 'Las cuentas que votan a través de este proxy se quedan sin voto.',
    }),
    'texts-removed': text('Removes parts of the current description.', 'HxKo', {
      zh: '会删除当前简介中的部分文本。',
      ko: '현재 소개의 글 일부가 삭제됩니다.',
      ar: 'يحذف نصوصًا من الوصف الحالي.',
      es: 'Elimina textos de la descripción actual.',
    }),
    'replaces-unknown': text('The current description could not be read: all of it will be replaced.', 'pc7N', {
      zh: '当前简介未知：将被全部替换。',
      ko: '현재 소개를 알 수 없어 전부 바뀝니다.',
      ar: 'الوصف الحالي غير معروف: سيُستبدل كله.',
      es: 'No se conoce la descripción actual: se reemplaza por completo.',
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/proxy': typeof strings;
  }
}
