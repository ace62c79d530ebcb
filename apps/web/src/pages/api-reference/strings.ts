import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('API reference', '0m90', {
    zh: 'API 参考',
    ko: 'API 문서',
    ar: 'مرجع الواجهة البرمجية',
    es: 'Referencia de la API',
  }),
  description: text((chain: string) => `REST API of ${chain}: resources, parameters and live requests`, 'EvLk', {
    zh: (chain) => `${chain} REST API：资源、参数与在线调用`,
    ko: (chain) => `${chain} REST API: 리소스, 매개변수, 요청 테스트`,
    ar: (chain) => `واجهة REST لسلسلة ${chain}: الموارد والمعاملات وتجربة الطلبات`,
    es: (chain) => `API REST de ${chain}: recursos, parámetros y pruebas`,
  }),
  about: text(
    'Public REST API, no key, CORS enabled. Amounts and 64-bit integers are strings; times are UTC.',
    '_oO9',
    {
      zh: '公共 REST API，无需密钥，已启用 CORS。金额和 64 位整数为字符串；时间为 UTC。',
      ko: '공개 REST API, 키 불필요, CORS 허용. 금액과 64비트 정수는 문자열이며 시간은 UTC입니다.',
      ar: 'واجهة REST عامة بلا مفتاح مع تفعيل CORS. المبالغ والأعداد الصحيحة بطول 64 بت سلاسل نصية، والأوقات بتوقيت UTC.',
      es: 'API REST pública, sin clave, con CORS. Las cantidades y los enteros de 64 bits son cadenas; las horas son UTC.',
    },
  ),
  address: text('Base URL', 'VBA9', { zh: '基础 URL', ko: '기본 URL', ar: 'عنوان URL الأساسي', es: 'URL base' }),
  envelope: text(
    'Responses are {data, meta}. meta has the source, its endpoint and the block the data is valid at; if complete is false, failures lists the reasons.',
    'RXSX',
    {
      zh: '响应格式为 {data, meta}。meta 包含数据来源、端点以及数据对应的区块；complete 为 false 时，failures 列出原因。',
      ko: '응답 형식은 {data, meta}입니다. meta에는 출처, 엔드포인트, 데이터 기준 블록이 있고, complete가 false이면 failures에 이유가 있습니다.',
      ar: 'صيغة الاستجابة \u2066{data, meta}\u2069. تتضمن meta المصدر ونقطته الطرفية والكتلة التي تصح عندها البيانات؛ وإذا كانت complete بقيمة false فأسبابها في failures.',
      es: 'Las respuestas son {data, meta}. meta contiene la fuente, su endpoint y el bloque al que corresponden los datos; si complete es false, failures indica los motivos.',
    },
  ),
  errors: text(
    'Errors are {error: {code, message, details}}: 400 invalid or unknown parameter, 404 not found, 410 cursor invalidated by a fork, 429 rate limit exceeded, 502 no source available.',
    'Qj05',
    {
      zh: '错误格式为 {error: {code, message, details}}：400 参数无效或未知，404 未找到，410 游标因分叉失效，429 超出速率限制，502 没有可用来源。',
      ko: '오류 형식은 {error: {code, message, details}}입니다: 400 잘못되었거나 알 수 없는 매개변수, 404 없음, 410 포크로 무효화된 커서, 429 요청 한도 초과, 502 사용 가능한 출처 없음.',
      ar: 'صيغة الخطأ \u2066{error: {code, message, details}}\u2069: 400 معامل غير صالح أو مجهول، 404 غير موجود، 410 مؤشر أبطله تفرّع، 429 تجاوز حد الطلبات، 502 لا مصدر متاحًا.',
      es: 'Los errores son {error: {code, message, details}}: 400 parámetro no válido o desconocido, 404 no encontrado, 410 cursor invalidado por una bifurcación, 429 límite de peticiones superado, 502 ninguna fuente disponible.',
    },
  ),
  caching: text(
    'Every response has an ETag; irreversible data is marked immutable. Lists are paged with the cursor in next.',
    'NMaZ',
    {
      zh: '每个响应都有 ETag；不可逆数据标记为 immutable。列表使用 next 中的游标翻页。',
      ko: '모든 응답에 ETag가 있으며 확정된 데이터는 immutable로 표시됩니다. 목록은 next의 커서로 넘깁니다.',
      ar: 'لكل استجابة ETag، والبيانات غير القابلة للتراجع تُعلَّم immutable. تُصفَّح القوائم بالمؤشر في next.',
      es: 'Toda respuesta lleva ETag; los datos irreversibles se marcan como immutable. Las listas se paginan con el cursor de next.',
    },
  ),
  noServer: text('Not available in local mode: the API is provided by the server.', 'sokv', {
    zh: '本地模式下不可用：API 由服务器提供。',
    ko: '로컬 모드에서는 사용할 수 없습니다. API는 서버가 제공합니다.',
    ar: 'غير متاحة في الوضع المحلي: يوفّر الخادم هذه الواجهة.',
    es: 'No disponible en modo local: la API la ofrece el servidor.',
  }),
  contents: text('Resources', 'nerD', { zh: '资源', ko: '리소스', ar: 'الموارد', es: 'Recursos' }),
  tags: {
    accounts: text('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
    ledger: text('Blocks and transactions', '8bFy', {
      zh: '区块与交易',
      ko: '블록과 트랜잭션',
      ar: 'الكتل والمعاملات',
      es: 'Bloques y transacciones',
    }),
    chain: text('Chain', 'PcNQ', { zh: '链', ko: '체인', ar: 'السلسلة', es: 'Cadena' }),
    contracts: text('Contracts', 'aowb', { zh: '合约', ko: '컨트랙트', ar: 'العقود', es: 'Contratos' }),
    tokens: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
    prices: text('Prices', 'dCd6', { zh: '价格', ko: '가격', ar: 'الأسعار', es: 'Precios' }),
    nfts: text('NFTs', 'QYEJ', { zh: 'NFT', ko: 'NFT', ar: 'NFT', es: 'NFT' }),
    services: text('Services', 'Y5-G', { zh: '服务', ko: '서비스', ar: 'الخدمات', es: 'Servicios' }),
  },
  shapes: text('Types', 'TKNI', { zh: '类型', ko: '타입', ar: 'الأنواع', es: 'Tipos' }),
  answer: text('Returns', 'h-e8', { zh: '返回', ko: '반환', ar: 'يعيد', es: 'Devuelve' }),
  places: {
    path: text('path', '0HDH', { zh: '路径', ko: '경로', ar: 'مسار', es: 'ruta' }),
    query: text('optional', 'R9HQ', { zh: '可选', ko: '선택', ar: 'اختياري', es: 'opcional' }),
  },
  needed: text('required', 'z1GT', { zh: '必填', ko: '필수', ar: 'مطلوب', es: 'obligatorio' }),
  default: text('default', 'EICm', { zh: '默认', ko: '기본값', ar: 'افتراضي', es: 'por defecto' }),
  tryIt: text('Try it', 'Fwl4', { zh: '试用', ko: '실행해 보기', ar: 'جرّب', es: 'Probar' }),
  tryPath: text((path: string) => `Try it: ${path}`, 'jVPP', {
    zh: (path) => `试用：${path}`,
    ko: (path) => `실행해 보기: ${path}`,
    ar: (path) => `جرّب: ${path}`,
    es: (path) => `Probar: ${path}`,
  }),
  send: text('Send', 'MdMs', { zh: '发送', ko: '전송', ar: 'إرسال', es: 'Enviar' }),
  sending: text('Sending …', 'zNZ7', { zh: '发送中…', ko: '전송 중…', ar: 'جارٍ الإرسال…', es: 'Enviando …' }),
  required: text('Fill in the required fields (*)', 'SYSf', {
    zh: '请填写必填项（*）',
    ko: '필수 항목(*)을 입력하세요',
    ar: 'املأ الحقول المطلوبة (*)',
    es: 'Rellena los campos obligatorios (*)',
  }),
  copyAddress: text('Copy URL', 'Fw_0', { zh: '复制 URL', ko: 'URL 복사', ar: 'نسخ URL', es: 'Copiar URL' }),
  noAnswer: text('No response from the server', '-Hrj', {
    zh: '服务器无响应',
    ko: '서버 응답 없음',
    ar: 'لا استجابة من الخادم',
    es: 'Sin respuesta del servidor',
  }),
  cut: text('Truncated; open the URL for the full response.', '2qer', {
    zh: '已截断，完整响应请打开 URL。',
    ko: '잘렸습니다. 전체 응답은 URL에서 확인하세요.',
    ar: 'مقتطع؛ افتح URL للاستجابة الكاملة.',
    es: 'Truncado; abre la URL para ver la respuesta completa.',
  }),
};

declare global {
  interface StringFolders {
    'pages/api-reference': typeof strings;
  }
}
