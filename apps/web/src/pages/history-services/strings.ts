import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('History services', 'PkeR', {
    zh: '历史服务',
    ko: '히스토리 서비스',
    ar: 'خدمات السجل',
    es: 'Servicios de historial',
  }),
  description: text((chain: string) => `History sources of ${chain} and their status`, 'F0mE', {
    zh: (chain) => `${chain} 的历史来源及其状态`,
    ko: (chain) => `${chain}의 히스토리 소스와 상태`,
    ar: (chain) => `مصادر سجل ${chain} وحالتها`,
    es: (chain) => `Fuentes de historial de ${chain} y su estado`,
  }),
  about: text('Sources in order of priority; the first that supports a query answers it.', '63E4', {
    zh: '来源按优先级排列，由首个支持查询的来源响应。',
    ko: '우선순위 순서입니다. 조회를 지원하는 첫 번째 소스를 사용합니다.',
    ar: 'المصادر مرتبة حسب الأولوية، ويجيب أول مصدر يدعم الاستعلام.',
    es: 'Fuentes por orden de prioridad; responde la primera que admite la consulta.',
  }),
  service: text('Service', 'qntJ', { zh: '服务', ko: '서비스', ar: 'الخدمة', es: 'Servicio' }),
  kind: text('Type', 'xE96', { zh: '类型', ko: '유형', ar: 'النوع', es: 'Tipo' }),
  state: text('State', 'B3q2', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  range: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  online: text((time: string) => `Online (${time})`, 'o_SZ', {
    zh: (time) => `在线（${time}）`,
    ko: (time) => `온라인(${time})`,
    ar: (time) => `متصل (${isolated(time)})`,
    es: (time) => `En línea (${time})`,
  }),
  offline: text('Offline', 'z_F7', { zh: '离线', ko: '오프라인', ar: 'غير متصل', es: 'Sin conexión' }),
  what: text('the service', '7PvP', { zh: '该服务', ko: '서비스', ar: 'الخدمة', es: 'el servicio' }),
  none: text('No history service configured; history comes from nodes with a history plugin.', 'FifX', {
    zh: '未配置历史服务；历史来自启用了历史插件的节点。',
    ko: '설정된 히스토리 서비스가 없습니다. 히스토리 플러그인이 있는 노드에서 읽습니다.',
    ar: 'لا خدمة سجل مضبوطة؛ يأتي السجل من العقد ذات إضافة السجل.',
    es: 'No hay ningún servicio de historial configurado; el historial viene de nodos con plugin de historial.',
  }),
  noneNeeded: text("No history service configured; history comes from this server's index.", '0LBK', {
    zh: '未配置历史服务；历史来自本服务器的索引。',
    ko: '설정된 히스토리 서비스가 없습니다. 이 서버의 인덱스에서 읽습니다.',
    ar: 'لا خدمة سجل مضبوطة؛ يأتي السجل من فهرس هذا الخادم.',
    es: 'No hay ningún servicio de historial configurado; el historial viene del índice de este servidor.',
  }),
  own: text('This server', 'n2ph', { zh: '本服务器', ko: '이 서버', ar: 'هذا الخادم', es: 'Este servidor' }),
  ownIndex: text('Own index', 'Jq1J', { zh: '自有索引', ko: '자체 인덱스', ar: 'فهرس خاص', es: 'Índice propio' }),
  noIndex: text('No index of this chain', '695o', {
    zh: '没有此链的索引',
    ko: '이 체인의 인덱스 없음',
    ar: 'لا فهرس لهذه السلسلة',
    es: 'Sin índice de esta cadena',
  }),
};

declare global {
  interface StringFolders {
    'pages/history-services': typeof strings;
  }
}
