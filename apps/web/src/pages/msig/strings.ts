import type { NeedStatus } from '@antescope/sources/msig/authority-need';
import type { ProposalStatus } from '@antescope/sources/msig/proposal-view';
import { counted } from '../../i18n/counted.ts';
import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  heading: text('Multisig proposals', 'g4Gr', {
    zh: '多签提案',
    ko: '멀티시그 제안',
    ar: 'مقترحات متعددة التوقيع',
    es: 'Propuestas multifirma',
  }),
  description: text('Multisig proposals: actions, approvals and pending signers', 'zq_c', {
    zh: '多签提案：操作、批准情况与待批准账户',
    ko: '멀티시그 제안: 액션, 승인, 대기 중인 승인자',
    ar: 'المقترحات متعددة التوقيع: الإجراءات والموافقات والموقّعون المنتظرون',
    es: 'Propuestas multifirma: acciones, aprobaciones y firmantes pendientes',
  }),
  create: text('New proposal', 'qtr6', { zh: '新建提案', ko: '새 제안', ar: 'مقترح جديد', es: 'Nueva propuesta' }),
  what: text('the proposals', 'WtZ7', { zh: '提案', ko: '제안', ar: 'المقترحات', es: 'las propuestas' }),
  none: text('No proposals found', 'GQz4', {
    zh: '没有找到提案',
    ko: '제안이 없습니다',
    ar: 'لا توجد مقترحات',
    es: 'No hay propuestas',
  }),
  noneOf: text((proposer: string) => `No proposals by ${proposer}`, 'dAXf', {
    zh: (proposer) => `${proposer} 没有提案`,
    ko: (proposer) => `${proposer}의 제안이 없습니다`,
    ar: (proposer) => `لا توجد مقترحات من ${proposer}`,
    es: (proposer) => `No hay propuestas de ${proposer}`,
  }),
  noContract: text('This chain has no multisig contract.', 'jo85', {
    zh: '此链没有多签合约。',
    ko: '이 체인에는 멀티시그 컨트랙트가 없습니다.',
    ar: 'ليس لهذه السلسلة عقد متعدد التوقيع.',
    es: 'Esta cadena no tiene contrato multifirma.',
  }),
  filter: text('Proposer', '2aBz', { zh: '提案人', ko: '제안자', ar: 'مقدّم المقترح', es: 'Proponente' }),
  show: text('Show', 'gn4M', { zh: '显示', ko: '보기', ar: 'عرض', es: 'Mostrar' }),
  all: text('All proposers', 'TLl4', {
    zh: '所有提案人',
    ko: '모든 제안자',
    ar: 'كل مقدّمي المقترحات',
    es: 'Todos los proponentes',
  }),
  columns: {
    name: text('Proposal', 'bFnG', { zh: '提案', ko: '제안', ar: 'المقترح', es: 'Propuesta' }),
    proposer: text('Proposer', '2aBz', { zh: '提案人', ko: '제안자', ar: 'مقدّم المقترح', es: 'Proponente' }),
    actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
    approvals: text('Approvals', 'aDv9', { zh: '批准', ko: '승인', ar: 'الموافقات', es: 'Aprobaciones' }),
    expires: text('Expiration', 'GL2V', { zh: '到期时间', ko: '만료', ar: 'الانتهاء', es: 'Vencimiento' }),
    status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  },
  of: text((approved: number, requested: number) => `${approved} of ${requested}`, 'EDeS', {
    zh: (approved, requested) => `${approved} / ${requested}`,
    ko: (approved, requested) => `${approved} / ${requested}`,
    ar: (approved, requested) => `${approved} من ${requested}`,
    es: (approved, requested) => `${approved} de ${requested}`,
  }),
  more: text((count: number) => `+${count} more`, '_8ts', {
    zh: (count) => `另有 ${count} 个`,
    ko: (count) => `외 ${count}개`,
    ar: (count) => `و${count} غيرها`,
    es: (count) => `+${count} más`,
  }),
  next: text('Next page', 'Ngu3', { zh: '下一页', ko: '다음 페이지', ar: 'الصفحة التالية', es: 'Página siguiente' }),
  first: text('First page', 'd2CC', { zh: '首页', ko: '첫 페이지', ar: 'الصفحة الأولى', es: 'Primera página' }),
  title: text((name: string, proposer: string) => `Proposal ${name} by ${proposer}`, '47gW', {
    zh: (name, proposer) => `${proposer} 的提案 ${name}`,
    ko: (name, proposer) => `${proposer}의 제안 ${name}`,
    ar: (name, proposer) => `المقترح ${name} من ${proposer}`,
    es: (name, proposer) => `Propuesta ${name} de ${proposer}`,
  }),
  by: text('proposer', 'fPhb', { zh: '提案人', ko: '제안자', ar: 'مقدّم المقترح', es: 'proponente' }),
  whatOne: text((name: string) => `the proposal ${name}`, 'OiDL', {
    zh: (name) => `提案 ${name}`,
    ko: (name) => `제안 ${name}`,
    ar: (name) => `المقترح ${name}`,
    es: (name) => `la propuesta ${name}`,
  }),
  gone: text(
    (name: string, proposer: string) => `Proposal ${name} by ${proposer} has already been executed or does not exist.`,
    'emcC',
    {
      zh: (name, proposer) => `${proposer} 的提案 ${name} 已被执行或不存在。`,
      ko: (name, proposer) => `${proposer}의 제안 ${name}은(는) 이미 실행되었거나 존재하지 않습니다.`,
      ar: (name, proposer) => `المقترح ${name} من ${proposer} نُفّذ من قبل أو لا وجود له.`,
      es: (name, proposer) => `La propuesta ${name} de ${proposer} ya se ejecutó o no existe.`,
    },
  ),
  goneTitle: text('Proposal not found', 'F9YG', {
    zh: '未找到提案',
    ko: '제안을 찾을 수 없음',
    ar: 'لم يُعثر على المقترح',
    es: 'Propuesta no encontrada',
  }),
  otherProposals: text((proposer: string) => `Open proposals by ${proposer}`, 'QPlq', {
    zh: (proposer) => `${proposer} 的待决提案`,
    ko: (proposer) => `${proposer}의 열린 제안`,
    ar: (proposer) => `مقترحات ${isolated(proposer)} المفتوحة`,
    es: (proposer) => `Propuestas abiertas de ${proposer}`,
  }),
  ended: {
    executed: text('Executed', 'zwi1', { zh: '已执行', ko: '실행됨', ar: 'نُفّذ', es: 'Ejecutada' }),
    cancelled: text('Canceled', 'rSeI', { zh: '已取消', ko: '취소됨', ar: 'أُلغي', es: 'Cancelada' }),
    by: text('by', 'JsD7', { zh: '由', ko: '실행자', ar: 'بواسطة', es: 'por' }),
    in: text('Transaction', 'G0gR', { zh: '交易', ko: '트랜잭션', ar: 'المعاملة', es: 'Transacción' }),
  },
  status: {
    open: text('Pending', '-DuQ', { zh: '待批准', ko: '대기 중', ar: 'معلّق', es: 'Pendiente' }),
    ready: text('Ready to execute', '18CK', {
      zh: '可执行',
      ko: '실행 가능',
      ar: 'جاهز للتنفيذ',
      es: 'Lista para ejecutar',
    }),
    waiting: text('Approved, delay pending', 'Wkhy', {
      zh: '已批准，延迟中',
      ko: '승인됨, 지연 중',
      ar: 'موافَق عليه، المهلة جارية',
      es: 'Aprobada, en espera por demora',
    }),
    expired: text('Expired', 'QQ8n', { zh: '已过期', ko: '만료됨', ar: 'منتهٍ', es: 'Vencida' }),
    impossible: text("Can't be satisfied", 'S6CK', {
      zh: '无法满足',
      ko: '충족 불가',
      ar: 'لا يمكن استيفاؤه',
      es: 'No se puede satisfacer',
    }),
    unreadable: text('Unreadable', 'INHv', { zh: '无法读取', ko: '읽을 수 없음', ar: 'غير مقروء', es: 'Ilegible' }),
  } satisfies Record<ProposalStatus, string>,
  explain: {
    open: text('More approvals are required before it can be executed.', '5f2w', {
      zh: '需要更多批准才能执行。',
      ko: '실행하려면 승인이 더 필요합니다.',
      ar: 'يلزم مزيد من الموافقات قبل التنفيذ.',
      es: 'Se necesitan más aprobaciones para ejecutarla.',
    }),
    ready: text('All required approvals are in. Any account can execute it.', 'z8Xs', {
      zh: '批准已足够，任何账户均可执行。',
      ko: '필요한 승인이 모두 완료되었습니다. 모든 계정이 실행할 수 있습니다.',
      ar: 'اكتملت الموافقات المطلوبة. يمكن لأي حساب تنفيذه.',
      es: 'Tiene todas las aprobaciones. Cualquier cuenta puede ejecutarla.',
    }),
    waiting: text('All required approvals are in. It can be executed after the delay.', 'YqnW', {
      zh: '批准已足够，延迟结束后可执行。',
      ko: '필요한 승인이 모두 완료되었습니다. 지연 후 실행할 수 있습니다.',
      ar: 'اكتملت الموافقات المطلوبة. يمكن تنفيذه بعد المهلة.',
      es: 'Tiene todas las aprobaciones. Se puede ejecutar tras la demora.',
    }),
    expired: text('It can no longer be executed. Any account can cancel it to free its RAM.', 'NGUE', {
      zh: '已无法执行。任何账户均可取消以释放其 RAM。',
      ko: '더 이상 실행할 수 없습니다. 모든 계정이 취소하여 RAM을 해제할 수 있습니다.',
      ar: 'لم يعد تنفيذه ممكنًا. يمكن لأي حساب إلغاؤه لتحرير RAM.',
      es: 'Ya no se puede ejecutar. Cualquier cuenta puede cancelarla para liberar su RAM.',
    }),
    impossible: text("The requested approvals can't satisfy a required permission.", 'LaC6', {
      zh: '所请求的批准无法满足所需权限。',
      ko: '요청된 승인으로는 필요한 권한을 충족할 수 없습니다.',
      ar: 'الموافقات المطلوبة لا تكفي لاستيفاء إحدى الصلاحيات اللازمة.',
      es: 'Las aprobaciones solicitadas no bastan para un permiso necesario.',
    }),
    unreadable: text('Error parsing packed msig', 'UxQZ', {
      zh: 'Error parsing packed msig',
      ko: 'Error parsing packed msig',
      ar: 'Error parsing packed msig',
      es: 'Error parsing packed msig',
    }),
  } satisfies Record<ProposalStatus, string>,
  effects: {
    title: text('Effects if executed now', 'v5e-', {
      zh: '若现在执行的结果',
      ko: '지금 실행할 경우의 결과',
      ar: 'الآثار إذا نُفِّذ الآن',
      es: 'Efectos si se ejecuta ahora',
    }),
    about: text(
      'The node simulates the proposed transaction with the state of the newest block, without its approvals and delay.',
      'lhFW',
      {
        zh: '节点按最新区块的状态模拟提案中的交易，不考虑批准和延迟。',
        ko: '노드가 최신 블록의 상태에서 승인과 지연 없이 제안된 트랜잭션을 시뮬레이션합니다.',
        ar: 'تحاكي العقدة المعاملة المقترحة على حالة أحدث كتلة، دون الموافقات والتأخير.',
        es: 'El nodo simula la transacción propuesta con el estado del último bloque, sin sus aprobaciones ni su retraso.',
      },
    ),
    simulate: text('Simulate', 'nwoz', { zh: '模拟', ko: '시뮬레이션', ar: 'محاكاة', es: 'Simular' }),
  },
  would: text('Proposed actions', 'W_QC', {
    zh: '提案操作',
    ko: '제안된 액션',
    ar: 'الإجراءات المقترحة',
    es: 'Acciones propuestas',
  }),
  noActions: text('No actions', 'LQS0', { zh: '没有操作', ko: '액션 없음', ar: 'لا إجراءات', es: 'Sin acciones' }),
  action: {
    authorization: text('Authorization', 'yD78', { zh: '授权', ko: '권한', ar: 'التفويض', es: 'Autorización' }),
    data: text('Data', 'nb_g', { zh: '数据', ko: '데이터', ar: 'البيانات', es: 'Datos' }),
    carries: text('carries', 'UIAJ', { zh: '携带', ko: '포함', ar: 'يحمل', es: 'lleva' }),
  },
  contextFree: text('context-free', 'KZBv', { zh: '无上下文', ko: '컨텍스트 없음', ar: 'بلا سياق', es: 'sin contexto' }),
  needs: text('Required approvals', 'GnCw', {
    zh: '所需批准',
    ko: '필요한 승인',
    ar: 'الموافقات المطلوبة',
    es: 'Aprobaciones necesarias',
  }),
  needStatus: {
    satisfied: text('satisfied', 'EsjZ', { zh: '已满足', ko: '충족됨', ar: 'مستوفاة', es: 'satisfecho' }),
    reachable: text('pending', 'Eq2s', { zh: '待满足', ko: '대기 중', ar: 'معلّقة', es: 'pendiente' }),
    impossible: text("can't be satisfied", '0FXP', {
      zh: '无法满足',
      ko: '충족 불가',
      ar: 'لا يمكن استيفاؤها',
      es: 'no se puede satisfacer',
    }),
    unknown: text('could not be checked', 'euPi', {
      zh: '无法检查',
      ko: '확인 불가',
      ar: 'تعذّر فحصها',
      es: 'no se pudo comprobar',
    }),
  } satisfies Record<NeedStatus, string>,
  need: {
    weights: text(
      (approved: number, threshold: number) =>
        approved >= threshold ? `${approved} of ${threshold} required ✓` : `${approved} of ${threshold} approvals`,
      'pU85',
      {
        zh: (approved, threshold) =>
          approved >= threshold ? `${approved}/${threshold} 已满足 ✓` : `${approved}/${threshold} 已批准`,
        ko: (approved, threshold) =>
          approved >= threshold ? `${approved}/${threshold} 충족 ✓` : `${approved}/${threshold} 승인`,
        ar: (approved, threshold) =>
          approved >= threshold ? `${approved} من ${threshold} مستوفاة ✓` : `${approved} من ${threshold} موافقات`,
        es: (approved, threshold) =>
          approved >= threshold
            ? `${approved} de ${threshold} necesarias ✓`
            : `${approved} de ${threshold} aprobaciones`,
      },
    ),
    weight: text((weight: number) => `weight ${weight}`, 'FSgt', {
      zh: (weight) => `权重 ${weight}`,
      ko: (weight) => `가중치 ${weight}`,
      ar: (weight) => `الوزن ${weight}`,
      es: (weight) => `peso ${weight}`,
    }),
    approval: text('approved', 'cKtH', { zh: '已批准', ko: '승인됨', ar: 'وافق', es: 'aprobado' }),
    request: text('pending', 'Eq2s', { zh: '待批准', ko: '대기 중', ar: 'معلّق', es: 'pendiente' }),
    nothing: text('not requested', 'GEcY', { zh: '未请求', ko: '요청되지 않음', ar: 'غير مطلوب', es: 'no solicitado' }),
    wait: text((span: string) => `${span} delay`, 'oxk0', {
      zh: (span) => `延迟 ${span}`,
      ko: (span) => `지연 ${span}`,
      ar: (span) => `مهلة ${span}`,
      es: (span) => `Demora de ${span}`,
    }),
    served: text('met', 'xKMf', { zh: '已满足', ko: '충족됨', ar: 'مستوفاة', es: 'cumplida' }),
    notServed: text("exceeds the proposal's delay", 'JoJ1', {
      zh: '超过提案的延迟',
      ko: '제안의 지연보다 김',
      ar: 'تتجاوز مهلة المقترح',
      es: 'supera la demora de la propuesta',
    }),
    keys: text((count: number) => (count === 1 ? '1 key (cannot approve)' : `${count} keys (cannot approve)`), 'EEUx', {
      zh: (count) => `${count} 个公钥（不能批准）`,
      ko: (count) => `키 ${count}개(승인 불가)`,
      ar: (count) => `${counted(count, 'مفتاح واحد', 'مفتاحان', 'مفاتيح', 'مفتاحًا')} (لا توافق)`,
      es: (count) => (count === 1 ? '1 clave (no puede aprobar)' : `${count} claves (no pueden aprobar)`),
    }),
  },
  approvals: text('Approvals', 'aDv9', { zh: '批准', ko: '승인', ar: 'الموافقات', es: 'Aprobaciones' }),
  approvalStatus: {
    approved: text('Approved', 'Gp9W', { zh: '已批准', ko: '승인됨', ar: 'وافق', es: 'Aprobada' }),
    pending: text('Pending', '-DuQ', { zh: '待批准', ko: '대기 중', ar: 'معلّق', es: 'Pendiente' }),
    invalidated: text('Invalidated', 'VhWg', { zh: '已失效', ko: '무효화됨', ar: 'مُبطَلة', es: 'Invalidada' }),
  },
  invalidatedHint: text('The account has since invalidated all its approvals', 'dvsO', {
    zh: '该账户此后使其全部批准失效',
    ko: '이후 계정이 모든 승인을 무효화했습니다',
    ar: 'أبطل الحساب كل موافقاته لاحقًا',
    es: 'La cuenta ha invalidado después todas sus aprobaciones',
  }),
  noApprovals: text('No approvals requested.', 'F9I5', {
    zh: '没有请求批准。',
    ko: '요청된 승인이 없습니다.',
    ar: 'لا موافقات مطلوبة.',
    es: 'No se solicitaron aprobaciones.',
  }),
  permission: text('Permission', 'dXI9', { zh: '权限', ko: '권한', ar: 'الصلاحية', es: 'Permiso' }),
  when: text('Time', 'u_Bj', { zh: '时间', ko: '시각', ar: 'الوقت', es: 'Hora' }),
  facts: {
    title: text('Details', '68e_', { zh: '详情', ko: '세부 정보', ar: 'التفاصيل', es: 'Detalles' }),
    expires: text('Expiration', 'GL2V', { zh: '到期时间', ko: '만료', ar: 'الانتهاء', es: 'Vencimiento' }),
    expired: text('Expired', 'QQ8n', { zh: '已过期', ko: '만료됨', ar: 'انتهى', es: 'Venció' }),
    delay: text('Delay', 'SkAI', { zh: '延迟', ko: '지연', ar: 'المهلة', es: 'Demora' }),
    none: text('none', 'MKCS', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'ninguna' }),
    earliest: text('Executable since', 'AE92', {
      zh: '可执行时间',
      ko: '실행 가능 시각',
      ar: 'قابل للتنفيذ منذ',
      es: 'Ejecutable desde',
    }),
    limits: text('Limits', '3kJv', { zh: '限制', ko: '제한', ar: 'الحدود', es: 'Límites' }),
    cpu: text((ms: number) => `${ms} ms CPU`, 'WYYZ', {
      zh: (ms) => `${ms} ms CPU`,
      ko: (ms) => `${ms} ms CPU`,
      ar: (ms) => `${ms} ms CPU`,
      es: (ms) => `${ms} ms CPU`,
    }),
    net: text((bytes: string) => `${bytes} bytes NET`, 'bh7w', {
      zh: (bytes) => `${bytes} 字节 NET`,
      ko: (bytes) => `${bytes}바이트 NET`,
      ar: (bytes) => `${bytes} بايت NET`,
      es: (bytes) => `${bytes} bytes NET`,
    }),
    hash: text('Hash', 'dfKt', { zh: '哈希', ko: '해시', ar: 'البصمة', es: 'Hash' }),
    size: text('Size', 'YLsz', { zh: '大小', ko: '크기', ar: 'الحجم', es: 'Tamaño' }),
    bytes: text((count: string) => `${count} bytes`, 'KeVz', {
      zh: (count) => `${count} 字节`,
      ko: (count) => `${count}바이트`,
      ar: (count) => `${count} بايت`,
      es: (count) => `${count} bytes`,
    }),
  },
  act: text('Actions', 'qm2C', { zh: '操作', ko: '작업', ar: 'الإجراءات', es: 'Acciones' }),
  actions: {
    approve: text('Approve', 'ahcN', { zh: '批准', ko: '승인', ar: 'موافقة', es: 'Aprobar' }),
    unapprove: text('Unapprove', 'yp6g', {
      zh: '撤回批准',
      ko: '승인 철회',
      ar: 'سحب الموافقة',
      es: 'Retirar aprobación',
    }),
    exec: text('Execute', 'QQUz', { zh: '执行', ko: '실행', ar: 'تنفيذ', es: 'Ejecutar' }),
    cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
  },
  pinned: text("Your approval is bound to this proposal's hash.", 'rTXy', {
    zh: '您的批准绑定到此提案的哈希。',
    ko: '승인은 이 제안의 해시에 고정됩니다.',
    ar: 'موافقتك مرتبطة ببصمة هذا المقترح.',
    es: 'Tu aprobación queda ligada al hash de esta propuesta.',
  }),
  needsMine: text((count: number) => `Needs my approval (${count})`, 'O_Qv', {
    zh: (count) => `需要我批准（${count}）`,
    ko: (count) => `내 승인 필요 (${count})`,
    ar: (count) => `بانتظار موافقتي (${count})`,
    es: (count) => `Requieren mi aprobación (${count})`,
  }),
  noneMine: text('No proposal on this page needs your approval', 'yZHo', {
    zh: '本页没有需要您批准的提案',
    ko: '이 페이지에는 내 승인이 필요한 제안이 없습니다',
    ar: 'لا يوجد في هذه الصفحة مقترح ينتظر موافقتك',
    es: 'Ninguna propuesta de esta página requiere tu aprobación',
  }),
  needsYours: text('Your approval is needed.', 'gIz8', {
    zh: '需要您的批准。',
    ko: '회원님의 승인이 필요합니다.',
    ar: 'موافقتك مطلوبة.',
    es: 'Se necesita tu aprobación.',
  }),
  noActs: text((account: string) => `${account} cannot approve, execute or cancel this proposal.`, 'VPrC', {
    zh: (account: string) => `${account} 无法批准、执行或取消此提案。`,
    ko: (account: string) => `${account} 계정은 이 제안을 승인, 실행 또는 취소할 수 없습니다.`,
    ar: (account: string) => `لا يستطيع ${account} الموافقة على هذا المقترح أو تنفيذه أو إلغاءه.`,
    es: (account: string) => `${account} no puede aprobar, ejecutar ni cancelar esta propuesta.`,
  }),
  approveAs: text('Approve as', 'EXKQ', { zh: '批准身份', ko: '승인 권한', ar: 'الموافقة باسم', es: 'Aprobar como' }),
  contractActions: text((contract: string) => `Open the contract’s actions: ${contract}`, 'vmvw', {
    zh: (contract: string) => `打开合约的操作: ${contract}`,
    ko: (contract: string) => `컨트랙트 액션 열기: ${contract}`,
    ar: (contract: string) => `فتح إجراءات العقد: ${contract}`,
    es: (contract: string) => `Abrir las acciones del contrato: ${contract}`,
  }),
  acts: {
    approve: {
      title: text((name: string, level: string) => `Approve ${name} as ${level}`, 'Prvg', {
        zh: (name: string, level: string) => `以 ${level} 批准 ${name}`,
        ko: (name: string, level: string) => `${level} 권한으로 ${name} 승인`,
        ar: (name: string, level: string) => `الموافقة على ${name} باسم ${level}`,
        es: (name: string, level: string) => `Aprobar ${name} como ${level}`,
      }),
      done: text((name: string, level: string) => `Approved ${name} as ${level}`, 'hT9H', {
        zh: (name: string, level: string) => `已以 ${level} 批准 ${name}`,
        ko: (name: string, level: string) => `${level} 권한으로 ${name} 승인됨`,
        ar: (name: string, level: string) => `تمت الموافقة على ${name} باسم ${level}`,
        es: (name: string, level: string) => `${name} aprobada como ${level}`,
      }),
    },
    unapprove: {
      title: text((name: string, level: string) => `Unapprove ${name} as ${level}`, 'XJbE', {
        zh: (name: string, level: string) => `以 ${level} 撤回对 ${name} 的批准`,
        ko: (name: string, level: string) => `${level} 권한으로 ${name} 승인 철회`,
        ar: (name: string, level: string) => `سحب الموافقة على ${name} باسم ${level}`,
        es: (name: string, level: string) => `Retirar la aprobación de ${name} como ${level}`,
      }),
      done: text((name: string, level: string) => `Unapproved ${name} as ${level}`, 'tTHx', {
        zh: (name: string, level: string) => `已以 ${level} 撤回对 ${name} 的批准`,
        ko: (name: string, level: string) => `${level} 권한으로 ${name} 승인 철회됨`,
        ar: (name: string, level: string) => `سُحبت الموافقة على ${name} باسم ${level}`,
        es: (name: string, level: string) => `Aprobación de ${name} retirada como ${level}`,
      }),
    },
    exec: {
      title: text((name: string) => `Execute ${name}`, 'vrkD', {
        zh: (name: string) => `执行 ${name}`,
        ko: (name: string) => `${name} 실행`,
        ar: (name: string) => `تنفيذ ${name}`,
        es: (name: string) => `Ejecutar ${name}`,
      }),
      done: text((name: string) => `Executed ${name}`, 'n5iZ', {
        zh: (name: string) => `已执行 ${name}`,
        ko: (name: string) => `${name} 실행됨`,
        ar: (name: string) => `نُفّذ ${name}`,
        es: (name: string) => `${name} ejecutada`,
      }),
    },
    cancel: {
      title: text((name: string) => `Cancel ${name}`, '0c_9', {
        zh: (name: string) => `取消 ${name}`,
        ko: (name: string) => `${name} 취소`,
        ar: (name: string) => `إلغاء ${name}`,
        es: (name: string) => `Cancelar ${name}`,
      }),
      done: text((name: string) => `Canceled ${name}`, 'fhhG', {
        zh: (name: string) => `已取消 ${name}`,
        ko: (name: string) => `${name} 취소됨`,
        ar: (name: string) => `أُلغي ${name}`,
        es: (name: string) => `${name} cancelada`,
      }),
    },
  },
  notes: {
    'approvals-deleted': text(
      (count: string) =>
        count === '1' ? 'Deletes the proposal and its approval.' : `Deletes the proposal and its ${count} approvals.`,
      'f81v',
      {
        zh: (count: string) => `将删除该提案及其 ${count} 个批准。`,
        ko: (count: string) => `제안과 승인 ${count}개가 삭제됩니다.`,
        ar: (count: string) => `يحذف المقترح وموافقاته (${count}).`,
        es: (count: string) =>
          count === '1' ? 'Elimina la propuesta y su aprobación.' : `Elimina la propuesta y sus ${count} aprobaciones.`,
      },
    ),
  },
  again: text('More actions', 'FJaC', { zh: '更多操作', ko: '다른 작업', ar: 'إجراءات أخرى', es: 'Más acciones' }),
  views: {
    open: text('Open', 'PlLw', { zh: '进行中', ko: '진행 중', ar: 'مفتوحة', es: 'Abiertas' }),
    all: text('All', 'ZjF1', { zh: '全部', ko: '전체', ar: 'الكل', es: 'Todas' }),
  },
  proposed: text('Proposed', 'E0fQ', { zh: '提出时间', ko: '제안 시각', ar: 'قُدّم', es: 'Presentada' }),
  lifeStatus: {
    open: text('Open', 'PlLw', { zh: '进行中', ko: '진행 중', ar: 'مفتوح', es: 'Abierta' }),
    executed: text('Executed', 'zwi1', { zh: '已执行', ko: '실행됨', ar: 'نُفّذ', es: 'Ejecutada' }),
    cancelled: text('Canceled', 'rSeI', { zh: '已取消', ko: '취소됨', ar: 'أُلغي', es: 'Cancelada' }),
  },
  newest: text('Newest proposals', 'Xole', {
    zh: '最新提案',
    ko: '최신 제안',
    ar: 'أحدث المقترحات',
    es: 'Propuestas más recientes',
  }),
  older: text('Older proposals', 'ha5s', {
    zh: '更早的提案',
    ko: '이전 제안',
    ar: 'مقترحات أقدم',
    es: 'Propuestas anteriores',
  }),
  activity: text('Activity', 'jfKS', { zh: '活动记录', ko: '활동', ar: 'النشاط', es: 'Actividad' }),
  whatActivity: text("the proposal's activity", 'VMWf', {
    zh: '提案活动记录',
    ko: '제안 활동',
    ar: 'نشاط المقترح',
    es: 'la actividad de la propuesta',
  }),
  step: text('Event', 'QmYh', { zh: '事件', ko: '이벤트', ar: 'الحدث', es: 'Evento' }),
  doneBy: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  steps: {
    propose: text('Proposed', 'E0fQ', { zh: '提出', ko: '제안', ar: 'تقديم', es: 'Presentada' }),
    approve: text('Approved', 'Gp9W', { zh: '批准', ko: '승인', ar: 'موافقة', es: 'Aprobada' }),
    unapprove: text('Unapproved', '5-kl', {
      zh: '撤回批准',
      ko: '승인 철회',
      ar: 'سحب الموافقة',
      es: 'Aprobación retirada',
    }),
    cancel: text('Canceled', 'rSeI', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelada' }),
    exec: text('Executed', 'zwi1', { zh: '执行', ko: '실행', ar: 'تنفيذ', es: 'Ejecutada' }),
  },
  raw: text('Raw transaction', 'cJzy', {
    zh: '原始交易',
    ko: '원본 트랜잭션',
    ar: 'المعاملة الخام',
    es: 'Transacción en bruto',
  }),
};

declare global {
  interface StringFolders {
    'pages/msig': typeof strings;
  }
}
