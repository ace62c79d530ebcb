import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Node settings', 'T7DK', {
    zh: '节点设置',
    ko: '노드 설정',
    ar: 'إعدادات العقدة',
    es: 'Ajustes del nodo',
  }),
  description: text('Explore your own node', 'Cx7X', {
    zh: '浏览您自己的节点',
    ko: '자신의 노드 탐색',
    ar: 'استكشف عقدتك',
    es: 'Explora tu propio nodo',
  }),
  about: text('Requests go directly from your browser; the node must enable CORS.', 'YvzH', {
    zh: '请求由您的浏览器直接发送；节点须启用 CORS。',
    ko: '요청은 브라우저에서 직접 전송되며, 노드에서 CORS를 허용해야 합니다.',
    ar: 'تُرسل الطلبات مباشرة من متصفحك؛ يجب أن تفعّل العقدة CORS.',
    es: 'Las peticiones salen directamente de tu navegador; el nodo debe habilitar CORS.',
  }),
  nodeUrl: text('Node URL', '8eHm', { zh: '节点网址', ko: '노드 URL', ar: 'عنوان العقدة', es: 'URL del nodo' }),
  hyperionUrl: text('Hyperion URL', 'HAqM', {
    zh: 'Hyperion 网址',
    ko: 'Hyperion URL',
    ar: 'عنوان Hyperion',
    es: 'URL de Hyperion',
  }),
  optional: text('Optional', 'Tyn0', { zh: '可选', ko: '선택', ar: 'اختياري', es: 'Opcional' }),
  coreSymbol: text('Core symbol', 'y9cm', {
    zh: '核心代币符号',
    ko: '코어 심볼',
    ar: 'رمز العملة الأساسية',
    es: 'Símbolo del token principal',
  }),
  corePrecision: text('Decimals', 'LIRJ', { zh: '小数位', ko: '소수 자리', ar: 'المنازل العشرية', es: 'Decimales' }),
  systemDomain: text('System account', 'k9hO', {
    zh: '系统账户',
    ko: '시스템 계정',
    ar: 'حساب النظام',
    es: 'Cuenta del sistema',
  }),
  start: text('Explore this node', '1pRb', {
    zh: '浏览此节点',
    ko: '이 노드 탐색',
    ar: 'استكشف هذه العقدة',
    es: 'Explorar este nodo',
  }),
  checking: text('Connecting …', 'rY6P', { zh: '正在连接…', ko: '연결 중…', ar: 'جارٍ الاتصال …', es: 'Conectando …' }),
  stop: text("Back to this server's node", 'cMRM', {
    zh: '返回本服务器的节点',
    ko: '이 서버의 노드로 돌아가기',
    ar: 'العودة إلى عقدة هذا الخادم',
    es: 'Volver al nodo de este servidor',
  }),
  invalid: text((host: string) => `Invalid URL, example: ${host}`, 'PEq9', {
    zh: (host) => `网址无效，例如：${host}`,
    ko: (host) => `잘못된 URL입니다. 예: ${host}`,
    ar: (host) => `عنوان غير صالح، مثال: ${host}`,
    es: (host) => `URL no válida, ejemplo: ${host}`,
  }),
  unreachable: text('Cannot connect to URL, is nodeos running?', 'Lo2Q', {
    zh: '无法连接该网址，nodeos 在运行吗？',
    ko: 'URL에 연결할 수 없습니다. nodeos가 실행 중인가요?',
    ar: 'تعذّر الاتصال بالعنوان، هل nodeos يعمل؟',
    es: 'No se puede conectar con la URL, ¿está nodeos en marcha?',
  }),
  question: text((host: string) => `Read this chain from ${host}?`, 'aB_N', {
    zh: (host) => `从 ${host} 读取此链？`,
    ko: (host) => `${host}에서 이 체인을 읽을까요?`,
    ar: (host) => `هل تريد قراءة هذه السلسلة من ${host}؟`,
    es: (host) => `¿Leer esta cadena desde ${host}?`,
  }),
  questionText: text(
    'Every balance, name and block then comes from this server. Continue only if you know it.',
    'oMQP',
    {
      zh: '之后所有余额、名称和区块都来自该服务器。仅在您了解它时才继续。',
      ko: '이후 모든 잔액, 이름, 블록이 이 서버에서 옵니다. 아는 서버일 때만 계속하세요.',
      ar: 'ستأتي كل الأرصدة والأسماء والكتل من هذا الخادم. تابع فقط إذا كنت تعرفه.',
      es: 'Todos los saldos, nombres y bloques vendrán de este servidor. Continúa solo si lo conoces.',
    },
  ),
  proceed: text('Continue', 'Ja0m', { zh: '继续', ko: '계속', ar: 'متابعة', es: 'Continuar' }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
  config: text('nodeos configuration', 'cXlq', {
    zh: 'nodeos 配置',
    ko: 'nodeos 설정',
    ar: 'إعداد nodeos',
    es: 'Configuración de nodeos',
  }),
  configText: text('config.ini of a node that browsers may read from this site:', '3XZ2', {
    zh: '允许浏览器从本站读取的节点的 config.ini：',
    ko: '이 사이트의 브라우저 요청을 허용하는 노드의 config.ini:',
    ar: 'ملف config.ini لعقدة تقبل طلبات المتصفح من هذا الموقع:',
    es: 'config.ini de un nodo que admite peticiones del navegador desde este sitio:',
  }),
};

declare global {
  interface StringFolders {
    'pages/settings': typeof strings;
  }
}
