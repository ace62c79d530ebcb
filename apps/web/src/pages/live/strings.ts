import type { ActionKind } from '@antescope/sources/history/action-filter';
import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Live transactions', 'dk2G', {
    zh: '实时交易',
    ko: '실시간 트랜잭션',
    ar: 'المعاملات المباشرة',
    es: 'Transacciones en vivo',
  }),
  description: text('Actions in real time', 'b_Nv', {
    zh: '实时操作',
    ko: '실시간 액션',
    ar: 'الإجراءات في الوقت الفعلي',
    es: 'Acciones en tiempo real',
  }),
  what: text('the newest actions', 'WVd7', {
    zh: '最新操作',
    ko: '최근 액션',
    ar: 'أحدث الإجراءات',
    es: 'las acciones más recientes',
  }),
  start: text('Start', 'Ciah', { zh: '开始', ko: '시작', ar: 'ابدأ', es: 'Empezar' }),
  pause: text('Pause', 'FVDX', { zh: '暂停', ko: '일시정지', ar: 'أوقف مؤقتًا', es: 'Pausar' }),
  running: text('Running', 'Fc5k', { zh: '运行中', ko: '실행 중', ar: 'يعمل', es: 'En marcha' }),
  paused: text('Paused', 'sMAA', { zh: '已暂停', ko: '일시정지됨', ar: 'متوقف مؤقتًا', es: 'En pausa' }),
  connecting: text('Connecting …', 'rY6P', { zh: '正在连接…', ko: '연결 중…', ar: 'جارٍ الاتصال …', es: 'Conectando …' }),
  still: text('No new blocks', 'Cr8x', {
    zh: '没有新区块',
    ko: '새 블록 없음',
    ar: 'لا كتل جديدة',
    es: 'Sin bloques nuevos',
  }),
  lost: text('Connection lost', '8Xp9', {
    zh: '连接已断开',
    ko: '연결이 끊겼습니다',
    ar: 'انقطع الاتصال',
    es: 'Se perdió la conexión',
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  action: text('Action', 'XvzB', { zh: '操作', ko: '액션', ar: 'الإجراء', es: 'Acción' }),
  filter: text('Filter', 'gG_X', { zh: '筛选', ko: '필터', ar: 'تصفية', es: 'Filtrar' }),
  clear: text('Clear', '0Pht', { zh: '清除', ko: '지우기', ar: 'امسح', es: 'Borrar' }),
  none: text('No Actions Found', '7Fr4', {
    zh: '没有找到操作',
    ko: '액션이 없습니다',
    ar: 'لا إجراءات',
    es: 'No se encontraron acciones',
  }),
  transaction: text('Transaction', 'G0gR', { zh: '交易', ko: '트랜잭션', ar: 'المعاملة', es: 'Transacción' }),
  summary: text('Action', 'XvzB', { zh: '操作', ko: '액션', ar: 'الإجراء', es: 'Acción' }),
  block: text('Block', 'J59F', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'Bloque' }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  kind: text('Type', 'xE96', { zh: '类型', ko: '유형', ar: 'النوع', es: 'Tipo' }),
  anyKind: text('Any', 'YAz2', { zh: '任意', ko: '전체', ar: 'أيّ نوع', es: 'Cualquiera' }),
  kinds: {
    receive: text('Received', 'OiyR', { zh: '收到', ko: '받음', ar: 'وارد', es: 'Recibido' }),
    send: text('Sent', 'nULB', { zh: '发出', ko: '보냄', ar: 'صادر', es: 'Enviado' }),
    contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'عقد', es: 'Contrato' }),
    account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'حساب', es: 'Cuenta' }),
    resources: text('RAM, CPU and NET', 'EGkK', {
      zh: 'RAM、CPU 与 NET',
      ko: 'RAM, CPU, NET',
      ar: 'RAM وCPU وNET',
      es: 'RAM, CPU y NET',
    }),
    producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'منتج كتل', es: 'Productor' }),
    vote: text('Vote', 'mM-N', { zh: '投票', ko: '투표', ar: 'تصويت', es: 'Voto' }),
  } as Record<ActionKind, string>,
  ignored: text((names: string) => `Ignored filters: ${names}`, 'hB_J', {
    zh: (names) => `已忽略的筛选：${names}`,
    ko: (names) => `무시된 필터: ${names}`,
    ar: (names) => `مرشحات متجاهَلة: ${names}`,
    es: (names) => `Filtros ignorados: ${names}`,
  }),
  rate: text((count: string) => `${count}/s`, 'g3Wq', {
    zh: (count) => `${count}/秒`,
    ko: (count) => `${count}/초`,
    ar: (count) => `${isolated(count)} في الثانية`,
    es: (count) => `${count}/s`,
  }),
  buffered: text((count: string) => `${count} buffered`, 'gEjA', {
    zh: (count) => `缓冲 ${count} 个`,
    ko: (count) => `${count}개 버퍼됨`,
    ar: (count) => `${count} في المخزن المؤقت`,
    es: (count) => `${count} en búfer`,
  }),
  undone: text((block: string) => `Fork: blocks after ${block} were replaced`, 'PMR2', {
    zh: (block) => `分叉：${block} 之后的区块已被替换`,
    ko: (block) => `포크: ${block} 이후의 블록이 교체되었습니다`,
    ar: (block) => `تفرّع: استُبدلت الكتل بعد ${block}`,
    es: (block) => `Bifurcación: se reemplazaron los bloques posteriores al ${block}`,
  }),
  gap: text('Some actions were missed while disconnected', 'S_Qb', {
    zh: '断开连接期间错过了一些操作',
    ko: '연결이 끊긴 동안 일부 액션을 놓쳤습니다',
    ar: 'فاتت بعض الإجراءات أثناء انقطاع الاتصال',
    es: 'Se perdieron acciones durante la desconexión',
  }),
};

declare global {
  interface StringFolders {
    'pages/live': typeof strings;
  }
}
