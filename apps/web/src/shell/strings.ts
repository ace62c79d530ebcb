import { text } from '../i18n/text.ts';

export const strings = {
  shell: {
    skip: text('Skip to content', '4EZE', {
      zh: '跳到正文',
      ko: '본문으로 건너뛰기',
      ar: 'انتقل إلى المحتوى',
      es: 'Ir al contenido',
    }),
    home: text('Home', '0hh9', { zh: '首页', ko: '홈', ar: 'الرئيسية', es: 'Inicio' }),
    main: text('Main', 'H0bA', { zh: '主导航', ko: '주 메뉴', ar: 'القائمة الرئيسية', es: 'Principal' }),
    mobile: text('Main (mobile)', 'qaZL', {
      zh: '主导航（手机）',
      ko: '주 메뉴(모바일)',
      ar: 'القائمة الرئيسية للجوال',
      es: 'Principal (móvil)',
    }),
    wallet: text('Wallet', 'd7Jk', { zh: '钱包', ko: '지갑', ar: 'المحفظة', es: 'Cartera' }),
    wallets: text('Supported wallets', 'GRHh', {
      zh: '支持的钱包',
      ko: '지원 지갑',
      ar: 'المحافظ المدعومة',
      es: 'Carteras compatibles',
    }),
    status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
    docs: text('Docs', 'b2BN', { zh: '文档', ko: '문서', ar: 'الوثائق', es: 'Docs' }),
    currency: text('Currency', '3D60', { zh: '货币', ko: '통화', ar: 'العملة', es: 'Moneda' }),
    vote: text('Vote', 'mM-N', { zh: '投票', ko: '투표', ar: 'التصويت', es: 'Votar' }),
    rex: text('REX', 'DaLm', { zh: 'REX', ko: 'REX', ar: 'REX', es: 'REX' }),
    tokens: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
    groups: {
      explorer: text('Explore', '46vY', { zh: '浏览', ko: '탐색', ar: 'استكشاف', es: 'Explorar' }),
      tokens: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
      governance: text('Governance', 'tSby', { zh: '治理', ko: '거버넌스', ar: 'الحوكمة', es: 'Gobernanza' }),
      resources: text('Resources', 'nerD', { zh: '资源', ko: '리소스', ar: 'الموارد', es: 'Recursos' }),
      wallet: text('Wallet', 'd7Jk', { zh: '钱包', ko: '지갑', ar: 'المحفظة', es: 'Cartera' }),
      developers: text('Developers', 'ApYt', { zh: '开发者', ko: '개발자', ar: 'المطورون', es: 'Desarrolladores' }),
    },
    more: text('More', 'AcLL', { zh: '更多', ko: '더보기', ar: 'المزيد', es: 'Más' }),
    chain: text((name: string) => `Chain: ${name}`, '0mkk', {
      zh: (name) => `链：${name}`,
      ko: (name) => `체인: ${name}`,
      ar: (name) => `السلسلة: ${name}`,
      es: (name) => `Cadena: ${name}`,
    }),
    networks: text('Mainnets', 'Ajzj', { zh: '主网', ko: '메인넷', ar: 'الشبكات الرئيسية', es: 'Redes principales' }),
    testnets: text('Testnets', 'mNqk', { zh: '测试网', ko: '테스트넷', ar: 'شبكات الاختبار', es: 'Redes de prueba' }),
    language: text('Language', 'H6JL', { zh: '语言', ko: '언어', ar: 'اللغة', es: 'Idioma' }),
    appearance: text('Appearance', 'tp_B', { zh: '外观', ko: '화면 모드', ar: 'المظهر', es: 'Apariencia' }),
    themes: {
      light: text('Light', 'C0av', { zh: '浅色', ko: '라이트', ar: 'فاتح', es: 'Claro' }),
      dark: text('Dark', 'n09J', { zh: '深色', ko: '다크', ar: 'داكن', es: 'Oscuro' }),
      system: text('System', 'iObC', { zh: '跟随系统', ko: '시스템', ar: 'النظام', es: 'Sistema' }),
    },
    settings: text('Settings', 'g5Cf', { zh: '设置', ko: '설정', ar: 'الإعدادات', es: 'Ajustes' }),
    utc: text('Show times in UTC', 'xfyq', {
      zh: '以 UTC 显示时间',
      ko: '시간을 UTC로 표시',
      ar: 'عرض الأوقات بتوقيت UTC',
      es: 'Mostrar horas en UTC',
    }),
    connect: text('Connect', 'pCLQ', { zh: '连接', ko: '연결', ar: 'اتصال', es: 'Conectar' }),
    terms: text('Terms', 'BrLd', { zh: '条款', ko: '이용약관', ar: 'الشروط', es: 'Términos' }),
    privacy: text('Privacy', '1OEY', { zh: '隐私', ko: '개인정보', ar: 'الخصوصية', es: 'Privacidad' }),
    shortcuts: text('Keyboard shortcuts', '_BiS', {
      zh: '键盘快捷键',
      ko: '키보드 단축키',
      ar: 'اختصارات لوحة المفاتيح',
      es: 'Atajos de teclado',
    }),
    top: text('Back to top', 'f0ZG', { zh: '回到顶部', ko: '맨 위로', ar: 'العودة إلى الأعلى', es: 'Volver arriba' }),
  },
  search: {
    label: text('Search', 'vemb', { zh: '搜索', ko: '검색', ar: 'بحث', es: 'Buscar' }),
    short: text('Search', 'vemb', { zh: '搜索', ko: '검색', ar: 'بحث', es: 'Buscar' }),
    placeholder: text('Account, transaction, block or key', 'lZuJ', {
      zh: '账户、交易、区块或公钥',
      ko: '계정, 트랜잭션, 블록 또는 공개 키',
      ar: 'حساب أو معاملة أو كتلة أو مفتاح',
      es: 'Cuenta, transacción, bloque o clave',
    }),
    badPrivateKey: text('Invalid Private Key', 'F9ki', {
      zh: '私钥无效',
      ko: '잘못된 개인 키입니다',
      ar: 'مفتاح خاص غير صالح',
      es: 'Clave privada no válida',
    }),
    noPrivateKeys: text('Wait for the page to load before entering a private key', 'Yxxa', {
      zh: '页面加载完成前请勿输入私钥',
      ko: '페이지가 로드되기 전에는 개인 키를 입력하지 마세요',
      ar: 'انتظر اكتمال تحميل الصفحة قبل إدخال مفتاح خاص',
      es: 'Espera a que cargue la página antes de escribir una clave privada',
    }),
  },
  favorites: {
    title: text('Favorites', '_h-B', { zh: '收藏', ko: '즐겨찾기', ar: 'المفضلة', es: 'Favoritos' }),
    toggle: text('Favorite', '7YTr', { zh: '收藏', ko: '즐겨찾기', ar: 'مفضّل', es: 'Favorito' }),
    none: text('No favorites yet. Star an account, block, transaction or key to add it.', 'c7Wd', {
      zh: '还没有收藏。点击账户、区块、交易或公钥旁的星标即可添加。',
      ko: '아직 즐겨찾기가 없습니다. 계정, 블록, 트랜잭션, 키 옆의 별표를 눌러 추가하세요.',
      ar: 'لا شيء في المفضلة بعد. اضغط النجمة بجانب حساب أو كتلة أو معاملة أو مفتاح لإضافته.',
      es: 'Aún no hay favoritos. Pulsa la estrella de una cuenta, un bloque, una transacción o una clave para añadirlo.',
    }),
    types: {
      account: text('account', 'orUg', { zh: '账户', ko: '계정', ar: 'حساب', es: 'cuenta' }),
      token: text('token', 'PYcr', { zh: '代币', ko: '토큰', ar: 'رمز', es: 'token' }),
      contract: text('contract', 'MErr', { zh: '合约', ko: '컨트랙트', ar: 'عقد', es: 'contrato' }),
      block: text('block', '58sZ', { zh: '区块', ko: '블록', ar: 'كتلة', es: 'bloque' }),
      transaction: text('transaction', 'MJTe', { zh: '交易', ko: '트랜잭션', ar: 'معاملة', es: 'transacción' }),
      msig: text('proposal', 'cFpl', { zh: '提案', ko: '제안', ar: 'مقترح', es: 'propuesta' }),
      key: text('key', 'wMG6', { zh: '公钥', ko: '키', ar: 'مفتاح', es: 'clave' }),
    },
  },
  notFound: {
    title: text('Not Found', 'V679', {
      zh: '页面不存在',
      ko: '페이지를 찾을 수 없음',
      ar: 'الصفحة غير موجودة',
      es: 'No se encuentra',
    }),
    code: text('Error Code: 404', 'UIY6', {
      zh: '错误代码：404',
      ko: '오류 코드: 404',
      ar: 'رمز الخطأ: 404',
      es: 'Código de error: 404',
    }),
    home: text('Home', '0hh9', { zh: '首页', ko: '홈', ar: 'الرئيسية', es: 'Inicio' }),
    chain: text('Chain', 'PcNQ', { zh: '链', ko: '체인', ar: 'السلسلة', es: 'Cadena' }),
    token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Token' }),
    vote: text('Vote', 'mM-N', { zh: '投票', ko: '투표', ar: 'التصويت', es: 'Votar' }),
  },
  failed: {
    title: text('This page failed to load', 'iWl0', {
      zh: '此页面加载失败',
      ko: '페이지를 불러오지 못했습니다',
      ar: 'تعذّر تحميل هذه الصفحة',
      es: 'No se pudo cargar esta página',
    }),
    newVersion: text('A new version is available, please reload.', 'gZHV', {
      zh: '有新版本可用，请重新加载。',
      ko: '새 버전이 있습니다. 다시 불러오세요.',
      ar: 'تتوفر نسخة جديدة، يُرجى إعادة التحميل.',
      es: 'Hay una versión nueva; vuelve a cargar la página.',
    }),
    reload: text('Reload', 'hUVV', { zh: '重新加载', ko: '다시 불러오기', ar: 'إعادة التحميل', es: 'Recargar' }),
    held: text("Reloading discards your input and the keys in this tab's memory.", 'Nf4A', {
      zh: '重新加载会丢失已输入的内容和此标签页内存中的密钥。',
      ko: '다시 불러오면 입력한 내용과 이 탭의 메모리에 있는 키가 사라집니다.',
      ar: 'تؤدي إعادة التحميل إلى فقدان ما أدخلته والمفاتيح الموجودة في ذاكرة هذه النافذة.',
      es: 'Al recargar se pierden los datos introducidos y las claves en la memoria de esta pestaña.',
    }),
    offline: text('No connection: part of this page is not loaded.', 'd7_Q', {
      zh: '无网络连接：此页面的一部分未加载。',
      ko: '연결 없음: 페이지의 일부를 불러오지 못했습니다.',
      ar: 'لا يوجد اتصال: لم يُحمَّل جزء من هذه الصفحة.',
      es: 'Sin conexión: falta cargar una parte de esta página.',
    }),
  },
};

declare global {
  interface StringFolders {
    shell: typeof strings;
  }
}
