import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Protocol features', '-Q-f', {
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'Funciones del protocolo',
  }),
  description: text((chain: string) => `Activated protocol features of ${chain}`, 'pYG-', {
    zh: (chain) => `${chain} 已激活的协议特性`,
    ko: (chain) => `${chain}에서 활성화된 프로토콜 기능`,
    ar: (chain) => `ميزات البروتوكول المفعّلة في ${chain}`,
    es: (chain) => `Funciones del protocolo activadas en ${chain}`,
  }),
  what: text('the protocol features', 'VvRT', {
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'las funciones del protocolo',
  }),
  none: text('No activated protocol features', '9Jd6', {
    zh: '没有激活的协议特性',
    ko: '활성화된 프로토콜 기능이 없습니다',
    ar: 'لا ميزات مفعّلة',
    es: 'No hay funciones activadas',
  }),
  feature: text('Feature', '_NUv', { zh: '特性', ko: '기능', ar: 'الميزة', es: 'Función' }),
  digest: text('Digest', 'A5mz', { zh: '摘要', ko: '다이제스트', ar: 'البصمة', es: 'Digest' }),
  activated: text('Activated in block', 'zhwq', {
    zh: '激活区块',
    ko: '활성화 블록',
    ar: 'فُعّلت في الكتلة',
    es: 'Activada en el bloque',
  }),
  /** What each protocol feature changes, by its code name. */
  texts: {
    ACTION_RETURN_VALUE: text('Actions can set a return value', 'gdGf', {
      zh: '操作可以返回值',
      ko: '액션이 값을 반환할 수 있습니다',
      ar: 'يمكن للإجراءات أن تعيد قيمة',
      es: 'Las acciones pueden devolver un valor',
    }),
    BLOCKCHAIN_PARAMETERS: text('Privileged contracts can get and set subsets of blockchain parameters', 'X5pN', {
      zh: '特权合约可读取和设置区块链参数的子集',
      ko: '특권 컨트랙트가 블록체인 매개변수의 일부를 읽고 설정할 수 있습니다',
      ar: 'تستطيع العقود ذات الامتيازات قراءة مجموعات من معاملات السلسلة وضبطها',
      es: 'Los contratos privilegiados pueden leer y fijar subconjuntos de los parámetros de la cadena',
    }),
    BLS_PRIMITIVES2: text('Adds BLS12-381 cryptographic host functions', 'LZg2', {
      zh: '增加 BLS12-381 密码学宿主函数',
      ko: 'BLS12-381 암호 호스트 함수 추가',
      ar: 'إضافة دوال التشفير BLS12-381',
      es: 'Añade funciones criptográficas BLS12-381',
    }),
    CONFIGURABLE_WASM_LIMITS2: text('Privileged contracts can set constraints on WebAssembly code', 'gAzn', {
      zh: '特权合约可设置 WebAssembly 代码限制',
      ko: '특권 컨트랙트가 WebAssembly 코드 제한을 설정할 수 있습니다',
      ar: 'تستطيع العقود ذات الامتيازات ضبط قيود شيفرة WebAssembly',
      es: 'Los contratos privilegiados pueden fijar límites del código WebAssembly',
    }),
    CRYPTO_PRIMITIVES: text(
      'Adds cryptographic host functions: alt_bn128, mod_exp, BLAKE2, SHA-3, Keccak, k1_recover',
      'SgN7',
      {
        zh: '增加密码学宿主函数：alt_bn128、mod_exp、BLAKE2、SHA-3、Keccak、k1_recover',
        ko: '암호 호스트 함수 추가: alt_bn128, mod_exp, BLAKE2, SHA-3, Keccak, k1_recover',
        ar: 'إضافة دوال تشفير: alt_bn128 وmod_exp وBLAKE2 وSHA-3 وKeccak وk1_recover',
        es: 'Añade funciones criptográficas: alt_bn128, mod_exp, BLAKE2, SHA-3, Keccak, k1_recover',
      },
    ),
    DISABLE_DEFERRED_TRXS_STAGE_1: text(
      'Disables new deferred transactions; existing ones can only be canceled or expire',
      'qAJp',
      {
        zh: '停用新的延迟交易；现有的只能取消或过期',
        ko: '새 지연 트랜잭션 비활성화. 기존 것은 취소되거나 만료될 뿐입니다',
        ar: 'تعطيل المعاملات المؤجلة الجديدة؛ القائمة منها تُلغى أو تنتهي صلاحيتها فقط',
        es: 'Desactiva las transacciones diferidas nuevas; las existentes solo se cancelan o caducan',
      },
    ),
    DISABLE_DEFERRED_TRXS_STAGE_2: text('Removes all remaining deferred transactions', 'flCx', {
      zh: '移除所有剩余的延迟交易',
      ko: '남은 지연 트랜잭션을 모두 제거',
      ar: 'إزالة كل المعاملات المؤجلة المتبقية',
      es: 'Elimina todas las transacciones diferidas restantes',
    }),
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: text('Disallows an empty producer schedule', 'd951', {
      zh: '禁止空的出块排程',
      ko: '빈 프로듀서 스케줄 금지',
      ar: 'منع جدول منتجين فارغ',
      es: 'Prohíbe un calendario de productores vacío',
    }),
    FIX_LINKAUTH_RESTRICTION: text('linkauth restrictions apply to native actions of the system account only', 'BxW6', {
      zh: 'linkauth 限制仅适用于系统账户的原生操作',
      ko: 'linkauth 제한은 시스템 계정의 네이티브 액션에만 적용됩니다',
      ar: 'تنطبق قيود linkauth على إجراءات حساب النظام الأصلية فقط',
      es: 'Las restricciones de linkauth solo afectan a las acciones nativas de la cuenta del sistema',
    }),
    FORWARD_SETCODE: text('Forwards setcode actions to the system contract', 'Umzg', {
      zh: '将 setcode 操作转发给系统合约',
      ko: 'setcode 액션을 시스템 컨트랙트로 전달',
      ar: 'تمرير إجراءات setcode إلى عقد النظام',
      es: 'Reenvía las acciones setcode al contrato del sistema',
    }),
    GET_BLOCK_NUM: text('Contracts can read the current block number', 'q6-h', {
      zh: '合约可读取当前区块号',
      ko: '컨트랙트가 현재 블록 번호를 읽을 수 있습니다',
      ar: 'تستطيع العقود قراءة رقم الكتلة الحالية',
      es: 'Los contratos pueden leer el número del bloque actual',
    }),
    GET_CODE_HASH: text('Contracts can read the code hash of an account', 'lDT0', {
      zh: '合约可读取账户的代码哈希',
      ko: '컨트랙트가 계정의 코드 해시를 읽을 수 있습니다',
      ar: 'تستطيع العقود قراءة بصمة شيفرة حساب',
      es: 'Los contratos pueden leer el hash del código de una cuenta',
    }),
    GET_SENDER: text('Contracts can determine the sender of an inline action', 'JZ14', {
      zh: '合约可获知内联操作的发送者',
      ko: '컨트랙트가 인라인 액션의 발신자를 알 수 있습니다',
      ar: 'تستطيع العقود معرفة مُرسِل الإجراء الداخلي',
      es: 'Los contratos pueden determinar el remitente de una acción inline',
    }),
    NO_DUPLICATE_DEFERRED_ID: text('Prevents duplicate IDs of deferred transactions', 't-nj', {
      zh: '防止延迟交易 ID 重复',
      ko: '지연 트랜잭션 ID 중복 방지',
      ar: 'منع تكرار معرّفات المعاملات المؤجلة',
      es: 'Evita ID duplicados en transacciones diferidas',
    }),
    ONLY_BILL_FIRST_AUTHORIZER: text('Only the first authorizer of a transaction is billed for CPU and NET', 'ablU', {
      zh: '仅对交易的第一个授权者计费 CPU 和 NET',
      ko: 'CPU와 NET은 트랜잭션의 첫 승인자에게만 청구됩니다',
      ar: 'تُحتسب CPU وNET على أول مفوِّض للمعاملة فقط',
      es: 'Solo se cobra CPU y NET al primer autorizador de la transacción',
    }),
    ONLY_LINK_TO_EXISTING_PERMISSION: text('Disallows linking an action to a non-existing permission', 'fNag', {
      zh: '禁止将操作关联到不存在的权限',
      ko: '존재하지 않는 권한에 액션 연결 금지',
      ar: 'منع ربط إجراء بصلاحية غير موجودة',
      es: 'Prohíbe vincular una acción a un permiso inexistente',
    }),
    PREACTIVATE_FEATURE: text('Privileged contracts can pre-activate protocol features', 'IXr6', {
      zh: '特权合约可预激活协议特性',
      ko: '특권 컨트랙트가 프로토콜 기능을 사전 활성화할 수 있습니다',
      ar: 'تستطيع العقود ذات الامتيازات تفعيل ميزات البروتوكول مسبقًا',
      es: 'Los contratos privilegiados pueden preactivar funciones del protocolo',
    }),
    RAM_RESTRICTIONS: text('Restricts increasing the RAM usage of other accounts in notifications', 'lyp4', {
      zh: '限制在通知中增加其他账户的 RAM 用量',
      ko: '알림 처리 중 다른 계정의 RAM 사용량 증가를 제한',
      ar: 'تقييد زيادة استهلاك RAM لحسابات أخرى أثناء الإشعارات',
      es: 'Restringe aumentar el uso de RAM de otras cuentas en las notificaciones',
    }),
    REPLACE_DEFERRED: text('Fixes replacing a deferred transaction and its RAM accounting', 'lcb7', {
      zh: '修复替换延迟交易及其 RAM 计费问题',
      ko: '지연 트랜잭션 교체와 RAM 계산 문제 수정',
      ar: 'إصلاح استبدال معاملة مؤجلة وحساب RAM الخاص بها',
      es: 'Corrige la sustitución de transacciones diferidas y su cómputo de RAM',
    }),
    RESTRICT_ACTION_TO_SELF: text(
      'Contracts cannot bypass authorization checks for actions sent to themselves',
      'dViG',
      {
        zh: '合约向自身发送操作时不能绕过授权检查',
        ko: '컨트랙트가 자신에게 보내는 액션의 권한 검사를 우회할 수 없습니다',
        ar: 'لا تستطيع العقود تجاوز فحص التفويض للإجراءات المرسلة إلى نفسها',
        es: 'Los contratos no pueden eludir la autorización en acciones enviadas a sí mismos',
      },
    ),
    SAVANNA: text('Savanna consensus: instant finality', '0I0A', {
      zh: 'Savanna 共识：即时最终性',
      ko: 'Savanna 합의: 즉시 확정',
      ar: 'إجماع Savanna: نهائية فورية',
      es: 'Consenso Savanna: finalidad instantánea',
    }),
    WEBAUTHN_KEY: text('Enables WebAuthn keys and signatures', 'xstv', {
      zh: '支持 WebAuthn 密钥和签名',
      ko: 'WebAuthn 키와 서명 지원',
      ar: 'دعم مفاتيح WebAuthn وتواقيعها',
      es: 'Permite claves y firmas WebAuthn',
    }),
    WTMSIG_BLOCK_SIGNATURES: text('Allows producers to sign blocks with a weighted multisig authority', 'iEI-', {
      zh: '出块节点可用加权多签权限签署区块',
      ko: '블록 프로듀서가 가중 멀티시그 권한으로 블록에 서명할 수 있습니다',
      ar: 'يستطيع المنتجون توقيع الكتل بصلاحية متعددة التوقيع موزونة',
      es: 'Los productores pueden firmar bloques con una autoridad multifirma ponderada',
    }),
  },
  ordinal: text('No.', 'oG_P', { zh: '序号', ko: '번호', ar: 'رقم', es: 'N.º' }),
  unnamed: text('unnamed', 'M3q0', { zh: '未命名', ko: '이름 없음', ar: 'بلا اسم', es: 'sin nombre' }),
};

declare global {
  interface StringFolders {
    'pages/protocol-features': typeof strings;
  }
}
