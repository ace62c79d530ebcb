import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

/** Strings of every tool's form, rendered before the wallet's code is loaded. */
export const strings = {
  faults: {
    'account-missing': text('Please enter an account.', '7FEk', {
      zh: '请输入账户。',
      ko: '계정을 입력하세요.',
      ar: 'أدخل حسابًا من فضلك.',
      es: 'Escribe una cuenta, por favor.',
    }),
    'account-invalid': text('A name can be up to 12 characters long, of a-z, 1-5 and dots', 'i0AV', {
      zh: '名称最多 12 个字符，由 a-z、1-5 和点组成',
      ko: '이름은 a-z, 1-5, 점으로 된 최대 12자입니다',
      ar: 'الاسم 12 حرفًا كحد أقصى، من a-z و1-5 والنقاط',
      es: 'Un nombre tiene 12 caracteres como máximo, de a-z, 1-5 y puntos',
    }),
    'new-name-invalid': text('A name of 12 characters a-z and 1-5', 'TQwD', {
      zh: '12 个字符的名称，由 a-z 和 1-5 组成',
      ko: 'a-z와 1-5로 된 12자 이름',
      ar: 'اسم من 12 حرفًا من a-z و1-5',
      es: 'Un nombre de 12 caracteres a-z y 1-5',
    }),
    'bid-name-invalid': text('A name of 1 to 11 characters a-z and 1-5, without a dot', 'EtFQ', {
      zh: '1 到 11 个字符的名称，由 a-z 和 1-5 组成，不含点',
      ko: '점 없이 a-z와 1-5로 된 1~11자 이름',
      ar: 'اسم من 1 إلى 11 حرفًا من a-z و1-5 بلا نقطة',
      es: 'Un nombre de 1 a 11 caracteres a-z y 1-5, sin punto',
    }),
    'amount-invalid': text('Enter an amount above zero', 'sSJN', {
      zh: '请输入大于零的数量',
      ko: '0보다 큰 수량을 입력하세요',
      ar: 'أدخل مبلغًا أكبر من صفر',
      es: 'Escribe una cantidad mayor que cero',
    }),
    'amount-too-precise': text(
      (digits: string) => (digits === '1' ? 'At most 1 decimal' : `At most ${digits} decimals`),
      'sQaW',
      {
        zh: (digits) => `最多 ${digits} 位小数`,
        ko: (digits) => `소수점 이하 최대 ${digits}자리`,
        ar: (digits) => `${digits} منازل عشرية كحد أقصى`,
        es: (digits) => `${digits} decimales como máximo`,
      },
    ),
    'amount-too-large': text('Larger than any token amount', '97AD', {
      zh: '超出代币数量的上限',
      ko: '토큰 수량의 한도를 넘습니다',
      ar: 'أكبر من أي مقدار ممكن لرمز',
      es: 'Supera el máximo de cualquier token',
    }),
    'integer-invalid': text('Enter a whole number', '_IFU', {
      zh: '请输入整数',
      ko: '정수를 입력하세요',
      ar: 'أدخل عددًا صحيحًا',
      es: 'Escribe un número entero',
    }),
    'integer-too-small': text((least: string) => `At least ${least}`, 'O0WI', {
      zh: (least) => `至少 ${least}`,
      ko: (least) => `최소 ${least}`,
      ar: (least) => `على الأقل ${least}`,
      es: (least) => `Como mínimo ${least}`,
    }),
    'integer-too-large': text((most: string) => `At most ${most}`, '_MnA', {
      zh: (most) => `最多 ${most}`,
      ko: (most) => `최대 ${most}`,
      ar: (most) => `على الأكثر ${most}`,
      es: (most) => `Como máximo ${most}`,
    }),
    'key-invalid': text('Public key only, should be 54 characters long and start with PUB_K1', 'jGMo', {
      zh: '仅限公钥，应为 54 个字符并以 PUB_K1 开头',
      ko: '공개 키만 가능합니다. PUB_K1로 시작하는 54자여야 합니다',
      ar: 'مفتاح عام فقط، طوله 54 حرفًا ويبدأ بـ PUB_K1',
      es: 'Solo clave pública: 54 caracteres que empiezan por PUB_K1',
    }),
    'text-too-long': text((bytes: string) => `Longer than ${bytes} bytes`, 'V14s', {
      zh: (bytes) => `超过 ${bytes} 字节`,
      ko: (bytes) => `${bytes}바이트를 넘습니다`,
      ar: (bytes) => `أطول من ${bytes} بايت`,
      es: (bytes) => `Más de ${bytes} bytes`,
    }),
    'choice-missing': text('No options available', 'CUCB', {
      zh: '没有可选项',
      ko: '선택할 항목이 없습니다',
      ar: 'لا خيارات متاحة',
      es: 'No hay nada que elegir',
    }),
    'names-missing': text('Choose at least one account', 'WLxB', {
      zh: '请至少选择一个账户',
      ko: '계정을 하나 이상 선택하세요',
      ar: 'اختر حسابًا واحدًا على الأقل',
      es: 'Elige al menos una cuenta',
    }),
    'fio-address-invalid': text('Not a FIO address, such as alice@edge', 'EPIB', {
      zh: '不是 FIO 地址，例如 alice@edge',
      ko: 'alice@edge 같은 FIO 주소가 아님',
      ar: 'ليس عنوان FIO مثل alice@edge',
      es: 'No es una dirección FIO, como alice@edge',
    }),
    'fio-domain-invalid': text('Domains have the characters a–z, 0–9 and -', 'kgap', {
      zh: '域名只能包含 a–z、0–9 和 -',
      ko: '도메인은 a–z, 0–9, -만 사용',
      ar: 'يتكون النطاق من الأحرف a–z و0–9 و-',
      es: 'Los dominios tienen los caracteres a–z, 0–9 y -',
    }),
    'fio-recipient-invalid': text('Enter a FIO address, a FIO public key or an account', '7SzD', {
      zh: '请输入 FIO 地址、FIO 公钥或账户',
      ko: 'FIO 주소, FIO 공개 키 또는 계정을 입력하세요',
      ar: 'أدخل عنوان FIO أو مفتاح FIO عامًا أو حسابًا',
      es: 'Introduce una dirección FIO, una clave pública FIO o una cuenta',
    }),
    'fio-recipient-unknown': text('No key is recorded for this recipient', 'KW2G', {
      zh: '此收款方没有记录的公钥',
      ko: '이 수취인에 기록된 키가 없음',
      ar: 'لا يوجد مفتاح مسجَّل لهذا المستلم',
      es: 'No hay clave registrada para este destinatario',
    }),
    'fio-recipient-pending': text('Looking up the recipient…', 'UFJn', {
      zh: '正在查找收款方…',
      ko: '수취인 조회 중…',
      ar: 'جارٍ البحث عن المستلم…',
      es: 'Buscando al destinatario…',
    }),
  },
  review: text('Review', 'VS5C', { zh: '确认', ko: '검토', ar: 'المراجعة', es: 'Revisión' }),
  connectFirst: text('Please log in first.', 'pnM6', {
    zh: '请先登录。',
    ko: '먼저 로그인하세요.',
    ar: 'سجّل الدخول أولًا من فضلك.',
    es: 'Primero inicia sesión, por favor.',
  }),
  connectToSign: text('Connect a wallet to review and sign.', 'utOe', {
    zh: '连接钱包以确认并签名。',
    ko: '지갑을 연결해 검토하고 서명하세요.',
    ar: 'اتصل بمحفظة للمراجعة والتوقيع.',
    es: 'Conecta una cartera para revisar y firmar.',
  }),
  connect: text('Connect wallet', '3UQm', {
    zh: '连接钱包',
    ko: '지갑 연결',
    ar: 'اتصل بمحفظة',
    es: 'Conectar cartera',
  }),
  needsScripts: text('Signing requires JavaScript: transactions are built and checked in your browser.', 'ANHY', {
    zh: '签名需要 JavaScript：交易在您的浏览器中生成和检查。',
    ko: '서명에는 JavaScript가 필요합니다. 트랜잭션은 브라우저에서 생성되고 확인됩니다.',
    ar: 'يتطلب التوقيع JavaScript: تُنشأ المعاملات وتُفحص في متصفحك.',
    es: 'Firmar requiere JavaScript: las transacciones se crean y comprueban en tu navegador.',
  }),
  available: text('Available', 'si6f', { zh: '可用', ko: '사용 가능', ar: 'المتاح', es: 'Disponible' }),
  availableBytes: text((bytes: string) => `Available: ${bytes} bytes`, 'bp6l', {
    zh: (bytes) => `可用：${bytes} 字节`,
    ko: (bytes) => `사용 가능: ${bytes}바이트`,
    ar: (bytes) => `المتاح: ${bytes} بايت`,
    es: (bytes) => `Disponible: ${bytes} bytes`,
  }),
  max: text('Max', '_J5k', { zh: '最大', ko: '최대', ar: 'الأقصى', es: 'Máx.' }),
  part: text((percent: string) => `${percent} of the available amount`, '1XDC', {
    zh: (percent) => `可用数量的 ${percent}`,
    ko: (percent) => `사용 가능한 수량의 ${percent}`,
    ar: (percent) => `${percent} من المتاح`,
    es: (percent) => `${percent} de lo disponible`,
  }),
  accounts: text('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
  noAccount: text((name: string) => `There is no account ${name}`, 'RUK-', {
    zh: (name) => `账户 ${name} 不存在`,
    ko: (name) => `${name} 계정이 없습니다`,
    ar: (name) => `لا يوجد حساب باسم ${name}`,
    es: (name) => `No existe la cuenta ${name}`,
  }),
  firstTransfer: text('First transfer to this account', '4Pa7', {
    zh: '首次向此账户转账',
    ko: '이 계정으로 보내는 첫 전송',
    ar: 'أول تحويل إلى هذا الحساب',
    es: 'Primera transferencia a esta cuenta',
  }),
  unavailable: text('Not available on this chain', '-bzw', {
    zh: '此链不支持',
    ko: '이 체인에서는 사용할 수 없습니다',
    ar: 'غير متاح على هذه السلسلة',
    es: 'No disponible en esta cadena',
  }),
  /** Inputs of an authority. */
  authority: {
    member: text('Key or account', 'siRf', {
      zh: '密钥或账户',
      ko: '키 또는 계정',
      ar: 'مفتاح أو حساب',
      es: 'Clave o cuenta',
    }),
    memberHint: text('PUB_K1_… or name@active', 'tkoi', {
      zh: 'PUB_K1_… 或 账户@active',
      ko: 'PUB_K1_… 또는 계정@active',
      ar: 'PUB_K1_… أو name@active',
      es: 'PUB_K1_… o nombre@active',
    }),
    weight: text('Weight', 'IN1h', { zh: '权重', ko: '가중치', ar: 'الوزن', es: 'Peso' }),
    delay: text('Delay in seconds', 'y7CT', {
      zh: '延迟（秒）',
      ko: '지연(초)',
      ar: 'المهلة بالثواني',
      es: 'Espera en segundos',
    }),
    seconds: text('Seconds', 'Wa5-', { zh: '秒', ko: '초', ar: 'ثوانٍ', es: 'Segundos' }),
    addMember: text('Add key or account', 'NmgF', {
      zh: '添加密钥或账户',
      ko: '키 또는 계정 추가',
      ar: 'أضف مفتاحًا أو حسابًا',
      es: 'Añadir clave o cuenta',
    }),
    addDelay: text('Add delay', '2G33', { zh: '添加延迟', ko: '지연 추가', ar: 'أضف مهلة', es: 'Añadir espera' }),
    remove: text((index: string) => `Remove line ${index}`, '8rEd', {
      zh: (index) => `删除第 ${index} 行`,
      ko: (index) => `${index}번째 줄 삭제`,
      ar: (index) => `احذف السطر ${isolated(index)}`,
      es: (index) => `Quitar la línea ${index}`,
    }),
    faults: {
      'members-missing': text('Enter at least one key or account', 'cI5D', {
        zh: '请至少输入一个密钥或账户',
        ko: '키나 계정을 하나 이상 입력하세요',
        ar: 'أدخل مفتاحًا أو حسابًا واحدًا على الأقل',
        es: 'Escribe al menos una clave o cuenta',
      }),
      'member-invalid': text((text: string) => `Neither a public key nor an account: ${text}`, 'YDTu', {
        zh: (text) => `既非公钥也非账户：${text}`,
        ko: (text) => `공개 키도 계정도 아닙니다: ${text}`,
        ar: (text) => `ليس مفتاحًا عامًا ولا حسابًا: ${isolated(text)}`,
        es: (text) => `No es clave pública ni cuenta: ${text}`,
      }),
      'member-twice': text((text: string) => `Listed twice: ${text}`, 'f_Ni', {
        zh: (text) => `重复：${text}`,
        ko: (text) => `중복: ${text}`,
        ar: (text) => `مكرر: ${isolated(text)}`,
        es: (text) => `Aparece dos veces: ${text}`,
      }),
      'member-weight': text((text: string) => `A weight is a number from 1 to 65535: ${text}`, 'V2K_', {
        zh: (text) => `权重为 1 至 65535 的数字：${text}`,
        ko: (text) => `가중치는 1에서 65535까지의 수입니다: ${text}`,
        ar: (text) => `الوزن عدد من 1 إلى 65535: ${isolated(text)}`,
        es: (text) => `El peso es un número de 1 a 65535: ${text}`,
      }),
      'member-delay': text('Enter the delay in seconds', 'Swiy', {
        zh: '请输入延迟秒数',
        ko: '지연을 초로 입력하세요',
        ar: 'أدخل المهلة بالثواني',
        es: 'Escribe la espera en segundos',
      }),
      'member-self': text((level: string) => `${level} cannot be its own member`, 'k2l5', {
        zh: (level) => `${level} 会依赖自身`,
        ko: (level) => `${level}이(가) 자신을 필요로 하게 됩니다`,
        ar: (level) => `${isolated(level)} ستتطلب نفسها`,
        es: (level) => `${level} se necesitaría a sí mismo`,
      }),
      'threshold-unreachable': text((total: string) => `Cannot be reached: all weights together are ${total}`, '2QJx', {
        zh: (total) => `无法达到：权重合计 ${total}`,
        ko: (total) => `도달할 수 없음: 가중치 합은 ${total}`,
        ar: (total) => `لا يمكن بلوغه: مجموع الأوزان ${isolated(total)}`,
        es: (total) => `Inalcanzable: todos los pesos suman ${total}`,
      }),
    },
  },
  /** From connecting to the receipt. */
  steps: text(
    [
      ['Connect', 'Choose a wallet. Keys stay in the wallet.'],
      ['Review', 'Balance changes, RAM and inline actions before you sign.'],
      ['Sign', 'The wallet signs the reviewed transaction.'],
      ['Track', 'Progress from the first block to irreversibility.'],
    ] as [string, string][],
    'UoxB',
    {
      zh: [
        ['连接', '选择钱包。密钥始终保存在钱包中。'],
        ['核对', '签名前查看余额变化、RAM 和内联操作。'],
        ['签名', '钱包对核对过的交易签名。'],
        ['跟踪', '从打包出块到不可逆的进度。'],
      ],
      ko: [
        ['연결', '지갑을 선택합니다. 키는 지갑에 남습니다.'],
        ['검토', '서명 전에 잔액 변화, RAM, 인라인 액션을 확인합니다.'],
        ['서명', '검토한 트랜잭션에 지갑이 서명합니다.'],
        ['추적', '첫 블록부터 비가역 상태까지의 진행 상황.'],
      ],
      ar: [
        ['الاتصال', 'اختر محفظة. تبقى المفاتيح في المحفظة.'],
        ['المراجعة', 'تغيّرات الأرصدة والذاكرة والإجراءات الداخلية قبل التوقيع.'],
        ['التوقيع', 'توقّع المحفظة المعاملة التي راجعتها.'],
        ['المتابعة', 'التقدّم من الكتلة الأولى حتى عدم القابلية للتراجع.'],
      ],
      es: [
        ['Conectar', 'Elige una cartera. Las claves permanecen en ella.'],
        ['Revisar', 'Cambios de saldo, RAM y acciones en línea antes de firmar.'],
        ['Firmar', 'La cartera firma la transacción revisada.'],
        ['Seguir', 'Progreso desde el primer bloque hasta la irreversibilidad.'],
      ],
    },
  ),
  fee: {
    faults: {
      'fio-fees-unknown': text('The fee is not known yet', 'fPUT', {
        zh: '费用尚未知',
        ko: '수수료를 아직 알 수 없음',
        ar: 'الرسوم غير معروفة بعد',
        es: 'La tarifa aún no se conoce',
      }),
      'fio-funds': text(
        (needed: string, available: string) => `Insufficient funds: ${needed} needed, ${available} available`,
        'XJLu',
        {
          zh: (needed, available) => `余额不足：需要 ${needed}，可用 ${available}`,
          ko: (needed, available) => `잔액 부족: 필요 ${needed}, 사용 가능 ${available}`,
          ar: (needed, available) => `رصيد غير كافٍ: المطلوب ${needed} والمتاح ${available}`,
          es: (needed, available) => `Fondos insuficientes: se necesitan ${needed}, hay ${available}`,
        },
      ),
    },
    notes: {
      'fio-fee': text((fee: string) => `Fee: ${fee}`, 'ML0r', {
        zh: (fee) => `费用：${fee}`,
        ko: (fee) => `수수료: ${fee}`,
        ar: (fee) => `الرسوم: ${fee}`,
        es: (fee) => `Tarifa: ${fee}`,
      }),
      'fio-bundled': text((address: string) => `No fee: paid with a bundled transaction of ${address}`, '3T3k', {
        zh: (address) => `免费：使用 ${address} 的捆绑交易`,
        ko: (address) => `수수료 없음: ${address}의 번들 트랜잭션 사용`,
        ar: (address) => `بلا رسوم: تُستخدم معاملة مضمَّنة من ${address}`,
        es: (address) => `Sin tarifa: se usa una transacción incluida de ${address}`,
      }),
    },
  },
};

declare global {
  interface StringFolders {
    'wallet/tools': typeof strings;
  }
}
