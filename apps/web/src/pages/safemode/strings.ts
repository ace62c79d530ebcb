import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Safe mode', 'vizi', { zh: '安全模式', ko: '안전 모드', ar: 'الوضع الآمن', es: 'Modo seguro' }),
  description: text((chain: string) => `Protect an account on ${chain}: move or delay its permissions`, 'fWQQ', {
    zh: (chain) => `保护 ${chain} 上的账户：转移权限或加延迟`,
    ko: (chain) => `${chain} 계정 보호: 권한 이전 또는 지연`,
    ar: (chain) => `احمِ حسابًا على ${isolated(chain)}: انقل صلاحياته أو أخّرها`,
    es: (chain) => `Protege una cuenta en ${chain}: traslada o retrasa sus permisos`,
  }),
  about: text(
    [
      'A safe account is a second account of yours whose keys are kept apart, in a hardware wallet for example. Only it can act for the moved permission.',
      'A delay holds back transactions signed with active, so that owner can cancel them.',
      'Move active first and keep owner, until signing with the safe account has worked once.',
    ],
    'iiKu',
    {
      zh: [
        '安全账户是您的另一个账户，其密钥另行保管，例如存于硬件钱包。转移后的权限只能由它行使。',
        '延迟使 active 的交易等待执行，owner 可取消他人签署的交易。',
        '请先转移 active 并保留 owner，直到用安全账户成功签名一次。',
      ],
      ko: [
        '안전 계정은 하드웨어 지갑 등에 키를 따로 보관하는 나의 다른 계정입니다. 이전한 권한은 그 계정만 행사합니다.',
        '지연을 두면 active의 트랜잭션이 기다리므로, 다른 사람이 서명한 것을 owner로 취소할 수 있습니다.',
        '먼저 active를 이전하고, 안전 계정으로 한 번 서명해 볼 때까지 owner는 그대로 두세요.',
      ],
      ar: [
        'الحساب الآمن حساب آخر لك تُحفظ مفاتيحه على حدة، في محفظة أجهزة مثلًا. وحده يستخدم الصلاحية المنقولة.',
        'المهلة تؤخر معاملات active كي يلغي owner ما يوقعه غيرك.',
        'انقل active أولًا واحتفظ بـ owner حتى ينجح التوقيع بالحساب الآمن مرة.',
      ],
      es: [
        'Una cuenta segura es otra cuenta tuya con las claves guardadas aparte, por ejemplo en una cartera física. Solo ella actúa con el permiso trasladado.',
        'Una espera retrasa las transacciones de active para que owner pueda cancelar lo que firmen otros.',
        'Traslada primero active y conserva owner hasta haber firmado una vez con la cuenta segura.',
      ],
    },
  ),
  failed: text('The permissions could not be read.', 'ZelX', {
    zh: '无法读取权限。',
    ko: '권한을 읽지 못했습니다.',
    ar: 'تعذرت قراءة الصلاحيات.',
    es: 'No se pudieron leer los permisos.',
  }),
  way: text('Protection', 'WfeS', { zh: '保护方式', ko: '보호 방법', ar: 'الحماية', es: 'Protección' }),
  move: text('Safe account', 'HP3Z', { zh: '安全账户', ko: '안전 계정', ar: 'حساب آمن', es: 'Cuenta segura' }),
  delay: text('Delay', 'SkAI', { zh: '延迟', ko: '지연', ar: 'مهلة', es: 'Espera' }),
  permission: text('Permission', 'dXI9', { zh: '权限', ko: '권한', ar: 'الصلاحية', es: 'Permiso' }),
  safe: text('Safe account', 'HP3Z', { zh: '安全账户', ko: '안전 계정', ar: 'الحساب الآمن', es: 'Cuenta segura' }),
  hours: text('Delay in hours', 'ldL8', {
    zh: '延迟（小时）',
    ko: '지연(시간)',
    ar: 'المهلة بالساعات',
    es: 'Espera en horas',
  }),
  hoursHint: text('At most 1080 (45 days)', 'MuXe', {
    zh: '最多 1080（45 天）',
    ko: '최대 1080(45일)',
    ar: '1080 على الأكثر (45 يومًا)',
    es: '1080 como máximo (45 días)',
  }),
  again: text('Back to the form', 'Z6JF', {
    zh: '返回表单',
    ko: '양식으로 돌아가기',
    ar: 'العودة إلى النموذج',
    es: 'Volver al formulario',
  }),
  acts: {
    'move-to-safe': {
      title: text((permission: string, safe: string) => `Move ${permission} to ${safe}`, 'UGH2', {
        zh: (permission, safe) => `将 ${permission} 转移给 ${safe}`,
        ko: (permission, safe) => `${permission} 권한을 ${safe}에 이전`,
        ar: (permission, safe) => `انقل ${isolated(permission)} إلى ${isolated(safe)}`,
        es: (permission, safe) => `Trasladar ${permission} a ${safe}`,
      }),
      done: text((permission: string, safe: string) => `Moved ${permission} to ${safe}`, 'u4H-', {
        zh: (permission, safe) => `已将 ${permission} 转移给 ${safe}`,
        ko: (permission, safe) => `${permission} 권한을 ${safe}에 이전함`,
        ar: (permission, safe) => `نُقلت ${isolated(permission)} إلى ${isolated(safe)}`,
        es: (permission, safe) => `${permission} trasladado a ${safe}`,
      }),
    },
    'add-delay': {
      title: text((hours: string) => `Delay active by ${hours} hours`, 'F9Qt', {
        zh: (hours) => `为 active 加 ${hours} 小时延迟`,
        ko: (hours) => `active를 ${hours}시간 지연`,
        ar: (hours) => `أخّر active مدة ${isolated(hours)} ساعة`,
        es: (hours) => `Retrasar active ${hours} horas`,
      }),
      done: text((hours: string) => `Active is delayed by ${hours} hours`, 'AKZG', {
        zh: (hours) => `已为 active 加 ${hours} 小时延迟`,
        ko: (hours) => `active를 ${hours}시간 지연함`,
        ar: (hours) => `تأخر active مدة ${isolated(hours)} ساعة`,
        es: (hours) => `Active se retrasa ${hours} horas`,
      }),
    },
  },
  faults: {
    'safe-self': text('Enter another account than your own', 'W5QE', {
      zh: '请输入其他账户',
      ko: '내 계정이 아닌 계정을 입력하세요',
      ar: 'أدخل حسابًا غير حسابك',
      es: 'Escribe otra cuenta que no sea la tuya',
    }),
    'safe-already': text('This account alone controls it already', 'oxK_', {
      zh: '该账户已单独控制此权限',
      ko: '이미 그 계정만 제어합니다',
      ar: 'هذا الحساب وحده يتحكم بها من قبل',
      es: 'Esa cuenta ya lo controla sola',
    }),
    'signer-too-low': text((level: string) => `Requires connecting as ${level} or a permission above it`, 'OND5', {
      zh: (level) => `需以 ${level} 或其上级权限连接`,
      ko: (level) => `${level} 또는 상위 권한으로 연결해야 합니다`,
      ar: (level) => `يتطلب الاتصال بصفة ${isolated(level)} أو صلاحية أعلى`,
      es: (level) => `Requiere conectarse como ${level} o un permiso superior`,
    }),
    'delay-present': text('Active has a delay already: change it under permissions', 'xLLI', {
      zh: 'active 已有延迟：请在权限页修改',
      ko: 'active에 이미 지연이 있습니다. 권한에서 변경하세요',
      ar: 'لـ active مهلة من قبل: غيّرها في الصلاحيات',
      es: 'Active ya tiene una espera: cámbiala en permisos',
    }),
    'permissions-unknown': text('The active permission is not known yet', 'xwbi', {
      zh: '尚未读取 active 权限',
      ko: 'active 권한을 아직 읽지 못했습니다',
      ar: 'صلاحية active غير معروفة بعد',
      es: 'Aún no se conoce el permiso active',
    }),
  },
  notes: {
    'safe-controls': text(
      (level: string, permission: string) =>
        `${level} will control ${permission} alone: your current keys no longer do.`,
      '6BDD',
      {
        zh: (level, permission) => `${level} 将单独控制 ${permission}：您现有的密钥不再有效。`,
        ko: (level, permission) => `${level}만 ${permission} 권한을 제어하며, 지금의 키로는 더 이상 할 수 없습니다.`,
        ar: (level, permission) =>
          `سيتحكم ${isolated(level)} وحده بـ ${isolated(permission)}: لن تتحكم مفاتيحك الحالية بها.`,
        es: (level, permission) =>
          `${level} controlará ${permission} en exclusiva: tus claves actuales dejarán de hacerlo.`,
      },
    ),
    'owner-changes': text('The owner permission controls the whole account and can replace every other one.', 'pt6h', {
      zh: 'owner 权限控制整个账户，并可替换其他所有权限。',
      ko: 'owner 권한은 계정 전체를 제어하고 다른 모든 권한을 바꿀 수 있습니다.',
      ar: 'صلاحية owner تتحكم بالحساب كله ويمكنها استبدال غيرها.',
      es: 'El permiso owner controla toda la cuenta y puede reemplazar a los demás.',
    }),
    'delay-risk': text(
      'Most chains no longer run delayed transactions: there, only owner can act from then on.',
      '9_-y',
      {
        zh: '多数链已不再执行延迟交易：在这些链上此后只有 owner 可以操作。',
        ko: '대부분의 체인은 지연 트랜잭션을 더는 실행하지 않으므로, 그곳에서는 이후 owner만 쓸 수 있습니다.',
        ar: 'معظم السلاسل لم تعد تنفذ المعاملات المؤجلة: فيها لا يعمل بعد ذلك إلا owner.',
        es: 'La mayoría de las cadenas ya no ejecuta transacciones retrasadas: en ellas, desde entonces solo owner puede actuar.',
      },
    ),
  },
};

declare global {
  interface StringFolders {
    'pages/safemode': typeof strings;
  }
}
