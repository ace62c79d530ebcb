import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  description: text((chain: string) => `Node and index status of ${chain}`, 'N4_l', {
    zh: (chain) => `${chain} 的节点与索引状态`,
    ko: (chain) => `${chain} 노드와 인덱스 상태`,
    ar: (chain) => `حالة عقد ${chain} وفهرسها`,
    es: (chain) => `Estado de los nodos y del índice de ${chain}`,
  }),
  states: {
    ok: text('All systems operational', 'dNRB', {
      zh: '所有系统运行正常',
      ko: '모든 시스템 정상',
      ar: 'كل الأنظمة تعمل',
      es: 'Todos los sistemas funcionan',
    }),
    behind: text('Degraded: see below', 'pBD8', {
      zh: '部分降级：见下文',
      ko: '성능 저하: 아래 참조',
      ar: 'أداء منخفض: انظر أدناه',
      es: 'Degradado: véase abajo',
    }),
    down: text('All nodes offline', 'irLd', {
      zh: '所有节点离线',
      ko: '모든 노드 오프라인',
      ar: 'كل العقد غير متصلة',
      es: 'Todos los nodos sin conexión',
    }),
  },
  unknown: text('Not available in local mode: there is no server.', 'QZwO', {
    zh: '本地模式下不可用：没有服务器。',
    ko: '로컬 모드에서는 사용할 수 없습니다: 서버가 없습니다.',
    ar: 'غير متاح في الوضع المحلي: لا خادم.',
    es: 'No disponible en modo local: no hay servidor.',
  }),
  nodes: text('Nodes', 'uo38', { zh: '节点', ko: '노드', ar: 'العقد', es: 'Nodos' }),
  node: text('Node', 'PqRE', { zh: '节点', ko: '노드', ar: 'العقدة', es: 'Nodo' }),
  headBlock: text('Head block', 'UOxR', { zh: '最新区块', ko: '최신 블록', ar: 'أحدث كتلة', es: 'Último bloque' }),
  headAge: text('Head age', 'lxc7', { zh: '区块延迟', ko: '헤드 경과', ar: 'عمر الرأس', es: 'Antigüedad' }),
  state: text('State', 'B3q2', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  online: text('Online', 'sRFI', { zh: '在线', ko: '온라인', ar: 'متصلة', es: 'En línea' }),
  outOfSync: text('Out of sync', 'N9gM', {
    zh: '未同步',
    ko: '동기화 안 됨',
    ar: 'غير متزامنة',
    es: 'Sin sincronizar',
  }),
  failed: text((times: number) => (times === 1 ? 'Failed once' : `Failed ${times} times in a row`), 'j0k_', {
    zh: (times) => `连续失败 ${times} 次`,
    ko: (times) => `연속 ${times}회 실패`,
    ar: (times) => `مرات الفشل المتتالية: ${times}`,
    es: (times) => (times === 1 ? 'Falló una vez' : `Falló ${times} veces seguidas`),
  }),
  notChecked: text('Not checked yet', '8kVa', {
    zh: '尚未检查',
    ko: '아직 확인 안 함',
    ar: 'لم تُفحص بعد',
    es: 'Aún sin comprobar',
  }),
  noNode: text('No node configured', 'xIFD', {
    zh: '未配置节点',
    ko: '설정된 노드가 없습니다',
    ar: 'لا عقدة مضبوطة',
    es: 'No hay ningún nodo configurado',
  }),
  finalityStalled: text((blocks: string) => `Finality has stalled: ${blocks} reversible blocks`, 'oAWD', {
    zh: (blocks) => `最终性已停滞：${blocks} 个可逆区块`,
    ko: (blocks) => `완결성 정지: 가역 블록 ${blocks}개`,
    ar: (blocks) => `توقفت النهائية: عدد الكتل القابلة للتراجع ${blocks}`,
    es: (blocks) => `La finalidad está detenida: ${blocks} bloques reversibles`,
  }),
  services: text('Services', 'Y5-G', { zh: '服务', ko: '서비스', ar: 'الخدمات', es: 'Servicios' }),
  service: text('Service', 'qntJ', { zh: '服务', ko: '서비스', ar: 'الخدمة', es: 'Servicio' }),
  latency: text('Latency', 'MmUA', { zh: '延迟', ko: '지연 시간', ar: 'زمن الاستجابة', es: 'Latencia' }),
  lastSuccess: text('Last success', '6wCB', {
    zh: '上次成功',
    ko: '마지막 성공',
    ar: 'آخر نجاح',
    es: 'Última respuesta',
  }),
  index: text('Index', 'gKvy', { zh: '索引', ko: '인덱스', ar: 'الفهرس', es: 'Índice' }),
  noIndex: text('No index: history comes from nodes and history services.', 'GAO_', {
    zh: '没有索引：历史来自节点和历史服务。',
    ko: '인덱스 없음: 히스토리는 노드와 히스토리 서비스에서 제공됩니다.',
    ar: 'لا فهرس: يأتي السجل من العقد وخدمات السجل.',
    es: 'Sin índice: el historial viene de nodos y servicios de historial.',
  }),
  source: text('Source', 'YWXu', { zh: '数据源', ko: '소스', ar: 'المصدر', es: 'Fuente' }),
  ways: {
    ship: text('State history: actions and state', '3NWm', {
      zh: '状态历史：操作和状态',
      ko: 'State history: 액션과 상태',
      ar: 'سجل الحالة: الإجراءات والحالة',
      es: 'Historial de estado: acciones y estado',
    }),
    trace_api: text('trace_api: actions, no state', '3KGA', {
      zh: 'trace_api：有操作，无状态',
      ko: 'trace_api: 액션만, 상태 없음',
      ar: 'trace_api: الإجراءات دون الحالة',
      es: 'trace_api: acciones, sin estado',
    }),
    get_block: text('get_block: top-level actions only', '_ohW', {
      zh: 'get_block：仅顶层操作',
      ko: 'get_block: 최상위 액션만',
      ar: 'get_block: إجراءات المستوى الأعلى فقط',
      es: 'get_block: solo acciones de primer nivel',
    }),
  },
  indexed: text('Indexed up to', 'TX-T', {
    zh: '已索引至',
    ko: '인덱싱된 블록',
    ar: 'مفهرس حتى',
    es: 'Indexado hasta',
  }),
  nothingYet: text('None', '8pU9', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'Ninguno' }),
  behind: text('Lag', 'pFir', { zh: '落后', ko: '뒤처짐', ar: 'التأخر', es: 'Retraso' }),
  blocks: text((count: string) => (count === '1' ? '1 block' : `${count} blocks`), 'ij6g', {
    zh: (count) => `${count} 个区块`,
    ko: (count) => `블록 ${count}개`,
    ar: (count) => `عدد الكتل: ${count}`,
    es: (count) => (count === '1' ? '1 bloque' : `${count} bloques`),
  }),
  synced: text('Synced', 'RSqc', { zh: '已同步', ko: '동기화됨', ar: 'متزامن', es: 'Sincronizado' }),
  speed: text('Speed', 'OwBr', { zh: '速度', ko: '속도', ar: 'السرعة', es: 'Velocidad' }),
  perSecond: text((blocks: string, actions: string) => `${blocks} blocks/s, ${actions} actions/s`, 'wpVe', {
    zh: (blocks, actions) => `${blocks} 区块/秒，${actions} 操作/秒`,
    ko: (blocks, actions) => `${blocks} 블록/초, ${actions} 액션/초`,
    ar: (blocks, actions) => `في الثانية: ${blocks} كتلة و${actions} إجراء`,
    es: (blocks, actions) => `${blocks} bloques/s, ${actions} acciones/s`,
  }),
  left: text('Time left', 'ba_m', { zh: '剩余时间', ko: '남은 시간', ar: 'الوقت المتبقي', es: 'Tiempo restante' }),
  connection: text('Connection', 'epxV', { zh: '连接', ko: '연결', ar: 'الاتصال', es: 'Conexión' }),
  connected: text('Connected', 'fV_V', { zh: '已连接', ko: '연결됨', ar: 'متصل', es: 'Conectada' }),
  lost: text('Disconnected, retrying', 'ie1K', {
    zh: '已断开，正在重试',
    ko: '연결 끊김, 재시도 중',
    ar: 'انقطع الاتصال، تُعاد المحاولة',
    es: 'Desconectada, reintentando',
  }),
  stopped: text('Indexing has stopped. Pages show data up to the last indexed block or query the node.', 'HGNm', {
    zh: '索引已停止。页面显示截至最后索引区块的数据，或查询节点。',
    ko: '인덱싱이 중단되었습니다. 페이지는 마지막 인덱싱 블록까지의 데이터를 표시하거나 노드를 조회합니다.',
    ar: 'توقفت الفهرسة. تعرض الصفحات البيانات حتى آخر كتلة مفهرسة أو تستعلم من العقدة.',
    es: 'La indexación se ha detenido. Las páginas muestran datos hasta el último bloque indexado o consultan el nodo.',
  }),
  ranges: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  range: text('Range', 'CuGY', { zh: '范围', ko: '범위', ar: 'النطاق', es: 'Intervalo' }),
  holds: text('Contents', 'l4UH', { zh: '包含', ko: '내용', ar: 'المحتوى', es: 'Contiene' }),
  parts: {
    actions: text('actions', 'p9Uv', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'acciones' }),
    sent: text('top-level actions only', 'l-mB', {
      zh: '仅顶层操作',
      ko: '최상위 액션만',
      ar: 'إجراءات المستوى الأعلى فقط',
      es: 'solo acciones de primer nivel',
    }),
    state: text('state', 'Va9b', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'estado' }),
    nothing: text('headers only', 'Ahzr', { zh: '仅区块头', ko: '헤더만', ar: 'الترويسة فقط', es: 'solo la cabecera' }),
  },
  server: text('Server', '98Uj', { zh: '服务器', ko: '서버', ar: 'الخادم', es: 'Servidor' }),
  version: text('Version', 'agrS', { zh: '版本', ko: '버전', ar: 'الإصدار', es: 'Versión' }),
  nodeVersion: text('Node version', 'G7pB', {
    zh: '节点版本',
    ko: '노드 버전',
    ar: 'إصدار العقدة',
    es: 'Versión del nodo',
  }),
  uptime: text('Uptime', 'LXoF', { zh: '运行时间', ko: '가동 시간', ar: 'مدة التشغيل', es: 'Tiempo activo' }),
  live: text('Live connections', '5_bV', {
    zh: '实时连接',
    ko: '실시간 연결',
    ar: 'الاتصالات الحية',
    es: 'Conexiones en directo',
  }),
};

declare global {
  interface StringFolders {
    'pages/status': typeof strings;
  }
}
