import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

/** Number of actions: one, two, three to ten, more. */
function actionsArabic(count: string): string {
  const number = Number(count);
  if (number === 1) return 'إجراء واحد';
  if (number === 2) return 'إجراءين';
  return `${isolated(count)} ${number <= 10 ? 'إجراءات' : 'إجراءً'}`;
}

export const strings = {
  title: text('New proposal', 'qtr6', { zh: '新建提案', ko: '새 제안', ar: 'مقترح جديد', es: 'Nueva propuesta' }),
  description: text((chain: string) => `Propose a multisig transaction on ${chain}`, 'Y5GF', {
    zh: (chain) => `在 ${chain} 上发起多签交易提案`,
    ko: (chain) => `${chain}에서 멀티시그 트랜잭션을 제안합니다`,
    ar: (chain) => `اقترح معاملة متعددة التواقيع على ${isolated(chain)}`,
    es: (chain) => `Propón una transacción multifirma en ${chain}`,
  }),
  about: text(
    'In multisig mode every form adds its actions here instead of signing them. The proposal is executed once enough of the requested accounts have approved it.',
    '2taJ',
    {
      zh: '在多签模式下，每个表单会把操作添加到这里而不签名。获得足够多账户批准后，提案即可执行。',
      ko: '멀티시그 모드에서는 모든 양식이 서명하는 대신 액션을 여기에 추가합니다. 요청된 계정이 충분히 승인하면 제안이 실행됩니다.',
      ar: 'في وضع التواقيع المتعددة يضيف كل نموذج إجراءاته هنا بدل توقيعها. يُنفّذ المقترح حين يوافق عليه عدد كافٍ من الحسابات.',
      es: 'En modo multifirma cada formulario añade aquí sus acciones en lugar de firmarlas. La propuesta se ejecuta cuando la han aprobado suficientes cuentas.',
    },
  ),
  open: text('Open proposals', 'KpPr', {
    zh: '待决提案',
    ko: '열린 제안',
    ar: 'المقترحات المفتوحة',
    es: 'Propuestas abiertas',
  }),
  openOf: text((proposer: string) => `Open proposals by ${proposer}`, 'QPlq', {
    zh: (proposer) => `${proposer} 的待决提案`,
    ko: (proposer) => `${proposer}의 열린 제안`,
    ar: (proposer) => `مقترحات ${isolated(proposer)} المفتوحة`,
    es: (proposer) => `Propuestas abiertas de ${proposer}`,
  }),
  none: text('No actions collected. Turn multisig mode on and submit a form.', 'Gnuh', {
    zh: '尚未收集操作。请开启多签模式并提交表单。',
    ko: '모은 액션이 없습니다. 멀티시그 모드를 켜고 양식을 제출하세요.',
    ar: 'لا إجراءات مجموعة. شغّل وضع التواقيع المتعددة وأرسل نموذجًا.',
    es: 'No hay acciones reunidas. Activa el modo multifirma y envía un formulario.',
  }),
  transfer: text('Send tokens', 'jkKV', { zh: '发送代币', ko: '토큰 보내기', ar: 'إرسال الرموز', es: 'Enviar tokens' }),
  authorizedBy: text('Authorized by', 'ufy5', { zh: '授权权限', ko: '승인 권한', ar: 'بصلاحية', es: 'Autorizada por' }),
  levelInvalid: text('Enter account@permission', 'EXlX', {
    zh: '请输入 账户@权限',
    ko: '계정@권한 형식으로 입력하세요',
    ar: 'أدخل account@permission',
    es: 'Escribe cuenta@permiso',
  }),
  earlier: text((number: string) => `Move action ${number} up`, 'MF_M', {
    zh: (number) => `上移操作 ${number}`,
    ko: (number) => `액션 ${number} 위로 이동`,
    ar: (number) => `انقل الإجراء ${isolated(number)} إلى أعلى`,
    es: (number) => `Subir la acción ${number}`,
  }),
  remove: text((number: string) => `Remove action ${number}`, 'eidx', {
    zh: (number) => `移除操作 ${number}`,
    ko: (number) => `액션 ${number} 제거`,
    ar: (number) => `أزل الإجراء ${isolated(number)}`,
    es: (number) => `Quitar la acción ${number}`,
  }),
  removeApprover: text((level: string) => `Remove ${level}`, '4nqt', {
    zh: (level) => `移除 ${level}`,
    ko: (level) => `${level} 제거`,
    ar: (level) => `أزل ${isolated(level)}`,
    es: (level) => `Quitar ${level}`,
  }),
  addApprover: text('Add an approver (account@permission)', 'ZphF', {
    zh: '添加批准者（账户@权限）',
    ko: '승인자 추가 (계정@권한)',
    ar: 'أضف موافقًا (account@permission)',
    es: 'Añadir un aprobador (cuenta@permiso)',
  }),
  add: text('Add', 'sHHJ', { zh: '添加', ko: '추가', ar: 'أضف', es: 'Añadir' }),
  approversFailed: text('The required approvals could not be read.', '77-s', {
    zh: '无法读取所需的批准。',
    ko: '필요한 승인을 읽을 수 없습니다.',
    ar: 'تعذرت قراءة الموافقات اللازمة.',
    es: 'No se pudieron leer las aprobaciones necesarias.',
  }),
  retry: text('Try again', 'UUxj', { zh: '重试', ko: '다시 시도', ar: 'أعد المحاولة', es: 'Reintentar' }),
  suggest: text('Use the required approvals', 'XSR9', {
    zh: '使用所需的批准',
    ko: '필요한 승인 사용',
    ar: 'استخدم الموافقات اللازمة',
    es: 'Usar las aprobaciones necesarias',
  }),
  again: text('Next proposal', 'QXqw', { zh: '下一个提案', ko: '다음 제안', ar: 'مقترح آخر', es: 'Otra propuesta' }),
  reach: {
    own: text('Your account', 'BdLr', { zh: '您的账户', ko: '내 계정', ar: 'حسابك', es: 'Tu cuenta' }),
    active: text((day: string | null) => `Last active ${day}`, 'C_eK', {
      zh: (day) => `最近活动：${day}`,
      ko: (day) => `최근 활동 ${day}`,
      ar: (day) => `آخر نشاط ${isolated(day ?? '')}`,
      es: (day) => `Última actividad: ${day}`,
    }),
    idle: text((day: string | null) => (day === null ? 'Never used' : `Inactive since ${day}`), 'CkBG', {
      zh: (day) => (day === null ? '从未使用' : `自 ${day} 起无活动`),
      ko: (day) => (day === null ? '사용한 적 없음' : `${day} 이후 활동 없음`),
      ar: (day) => (day === null ? 'لم يُستخدم قط' : `غير نشط منذ ${isolated(day)}`),
      es: (day) => (day === null ? 'Nunca usada' : `Inactiva desde ${day}`),
    }),
    unknown: text('Activity unknown', '1_or', {
      zh: '活动情况未知',
      ko: '활동 여부를 알 수 없음',
      ar: 'النشاط غير معروف',
      es: 'Actividad desconocida',
    }),
    producers: text('Takes two thirds of the block producers', 'AXL_', {
      zh: '需要三分之二的出块节点批准',
      ko: '블록 프로듀서 3분의 2의 승인이 필요함',
      ar: 'يتطلب ثلثي منتجي الكتل',
      es: 'Requiere dos tercios de los productores de bloques',
    }),
    unsatisfiable: text('No key can approve', 'O3ky', {
      zh: '没有密钥能够批准',
      ko: '승인할 수 있는 키가 없음',
      ar: 'لا يوجد مفتاح يستطيع الموافقة',
      es: 'Ninguna clave puede aprobar',
    }),
    missing: text('Does not exist', 'IWYX', { zh: '不存在', ko: '존재하지 않음', ar: 'غير موجود', es: 'No existe' }),
  },
  fields: {
    actions: {
      label: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
    },
    requested: {
      label: text('Requested approvals', '5O_E', {
        zh: '请求批准',
        ko: '요청할 승인',
        ar: 'الموافقات المطلوبة',
        es: 'Aprobaciones solicitadas',
      }),
      hint: text('Filled in from the authorities that the actions require, reachable accounts first', 'f8sM', {
        zh: '根据各操作的权限结构，可联系到的账户在前',
        ko: '액션의 권한 구조에서 가져오며, 승인 가능한 계정이 먼저 표시됩니다',
        ar: 'من صلاحيات الإجراءات، والحسابات النشطة أولًا',
        es: 'Según las autoridades de las acciones; primero las cuentas activas',
      }),
    },
    name: {
      label: text('Proposal name', 'gJKT', {
        zh: '提案名称',
        ko: '제안 이름',
        ar: 'اسم المقترح',
        es: 'Nombre de la propuesta',
      }),
      hint: text('1 to 12 characters: a-z, 1-5 and dots', 'DM4I', {
        zh: '1 至 12 个字符：a-z、1-5 和点',
        ko: '1~12자: a-z, 1-5, 점',
        ar: 'من 1 إلى 12 حرفًا: a-z و1-5 ونقاط',
        es: 'De 1 a 12 caracteres: a-z, 1-5 y puntos',
      }),
    },
    days: {
      label: text('Expires in days', 'SbNT', {
        zh: '有效天数',
        ko: '만료까지 일수',
        ar: 'ينتهي بعد أيام',
        es: 'Caduca en días',
      }),
    },
    delay: {
      label: text('Delay in hours', 'ldL8', {
        zh: '延迟（小时）',
        ko: '지연 시간',
        ar: 'المهلة بالساعات',
        es: 'Retraso en horas',
      }),
      hint: text('Between the last approval and the execution', 'qbvE', {
        zh: '最后一次批准与执行之间',
        ko: '마지막 승인과 실행 사이',
        ar: 'بين آخر موافقة والتنفيذ',
        es: 'Entre la última aprobación y la ejecución',
      }),
    },
  },
  acts: {
    propose: {
      title: text(
        (name: string, count: string) => `Propose ${name} with ${count} ${count === '1' ? 'action' : 'actions'}`,
        '5-bp',
        {
          zh: (name, count) => `发起提案 ${name}，含 ${count} 个操作`,
          ko: (name, count) => `${name} 제안, 액션 ${count}개`,
          ar: (name, count) => `اقترح ${isolated(name)} وفيه ${actionsArabic(count)}`,
          es: (name, count) => `Proponer ${name} con ${count} ${count === '1' ? 'acción' : 'acciones'}`,
        },
      ),
      done: text(
        (name: string, count: string) => `Proposed ${name} with ${count} ${count === '1' ? 'action' : 'actions'}`,
        'tfJf',
        {
          zh: (name, count) => `已发起提案 ${name}，含 ${count} 个操作`,
          ko: (name, count) => `${name} 제안됨, 액션 ${count}개`,
          ar: (name, count) => `اقتُرح ${isolated(name)} وفيه ${actionsArabic(count)}`,
          es: (name, count) => `Propuesta ${name} creada con ${count} ${count === '1' ? 'acción' : 'acciones'}`,
        },
      ),
    },
  },
  faults: {
    'actions-missing': text('Collect at least one action', '0ZWx', {
      zh: '请至少收集一个操作',
      ko: '액션을 하나 이상 모으세요',
      ar: 'اجمع إجراءً واحدًا على الأقل',
      es: 'Reúne al menos una acción',
    }),
    'approvers-missing': text('Request at least one approval', '9dK3', {
      zh: '请至少请求一个批准',
      ko: '승인을 하나 이상 요청하세요',
      ar: 'اطلب موافقة واحدة على الأقل',
      es: 'Solicita al menos una aprobación',
    }),
    'proposal-name-invalid': text('A name has 1 to 12 characters a-z, 1-5 and dots', 'pN7h', {
      zh: '名称为 1 至 12 个字符：a-z、1-5 和点',
      ko: '이름은 a-z, 1-5, 점으로 된 1~12자입니다',
      ar: 'الاسم من 1 إلى 12 حرفًا a-z و1-5 ونقاط',
      es: 'Un nombre tiene de 1 a 12 caracteres a-z, 1-5 y puntos',
    }),
  },
  notes: {
    'not-requested': text((levels: string) => `Not requested, although the actions may need it: ${levels}`, 'ftx8', {
      zh: (levels) => `未请求批准，但操作可能需要：${levels}`,
      ko: (levels) => `액션에 필요할 수 있지만 요청하지 않음: ${levels}`,
      ar: (levels) => `لم تُطلب موافقته وقد تحتاج إليها الإجراءات: ${isolated(levels)}`,
      es: (levels) => `Sin solicitar, aunque las acciones pueden necesitarlo: ${levels}`,
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/propose': typeof strings;
  }
}
