import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Cancel a deferred transaction', 'xELS', {
    zh: '取消延迟交易',
    ko: '지연 트랜잭션 취소',
    ar: 'إلغاء معاملة مؤجلة',
    es: 'Cancelar una transacción diferida',
  }),
  description: text((chain: string) => `Cancel a delayed transaction on ${chain}`, 'K0fj', {
    zh: (chain) => `取消 ${chain} 上的延迟交易`,
    ko: (chain) => `${chain}에서 지연된 트랜잭션을 취소합니다`,
    ar: (chain) => `إلغاء معاملة مؤجلة على ${isolated(chain)}`,
    es: (chain) => `Cancela una transacción diferida en ${chain}`,
  }),
  about: text(
    'A delayed transaction can be canceled before it runs, by a permission that authorized it. Chains that have disabled deferred transactions refuse this.',
    'YsT8',
    {
      zh: '延迟交易在执行之前可由授权过它的权限取消。已停用延迟交易的链会拒绝此操作。',
      ko: '지연된 트랜잭션은 실행되기 전에 이를 승인한 권한으로 취소할 수 있습니다. 지연 트랜잭션을 비활성화한 체인은 이를 거부합니다.',
      ar: 'يمكن إلغاء المعاملة المؤجلة قبل تنفيذها بصلاحية سبق أن صرّحت بها. السلاسل التي عطّلت المعاملات المؤجلة ترفض ذلك.',
      es: 'Una transacción diferida se puede cancelar antes de ejecutarse, con un permiso que la autorizó. Las cadenas que desactivaron las transacciones diferidas lo rechazan.',
    },
  ),
  fields: {
    id: {
      label: text('Transaction ID', '5DaW', {
        zh: '交易 ID',
        ko: '트랜잭션 ID',
        ar: 'معرّف المعاملة',
        es: 'ID de transacción',
      }),
    },
    level: {
      label: text('Canceling permission', 'WS7o', {
        zh: '取消所用权限',
        ko: '취소하는 권한',
        ar: 'صلاحية الإلغاء',
        es: 'Permiso que cancela',
      }),
      hint: text('account@permission; the signing one by default', 'xAbe', {
        zh: '账户@权限；默认为签名权限',
        ko: '계정@권한; 기본값은 서명하는 권한',
        ar: 'حساب@صلاحية؛ صلاحية التوقيع افتراضيًا',
        es: 'cuenta@permiso; por defecto, el que firma',
      }),
    },
  },
  acts: {
    'cancel-delayed': {
      title: text((id: string) => `Cancel transaction ${id}…`, 'D_Hl', {
        zh: (id) => `取消交易 ${id}…`,
        ko: (id) => `트랜잭션 ${id}… 취소`,
        ar: (id) => `إلغاء المعاملة ${isolated(`${id}…`)}`,
        es: (id) => `Cancelar la transacción ${id}…`,
      }),
      done: text((id: string) => `Canceled transaction ${id}…`, 'MV-K', {
        zh: (id) => `已取消交易 ${id}…`,
        ko: (id) => `트랜잭션 ${id}… 취소됨`,
        ar: (id) => `أُلغيت المعاملة ${isolated(`${id}…`)}`,
        es: (id) => `Transacción ${id}… cancelada`,
      }),
    },
  },
  faults: {
    'id-invalid': text('Enter the 64 hexadecimal digits of a transaction ID', 'utbs', {
      zh: '请输入 64 位十六进制交易 ID',
      ko: '트랜잭션 ID의 16진수 64자리를 입력하세요',
      ar: 'أدخل الأرقام الست عشرية الـ64 لمعرّف المعاملة',
      es: 'Escribe los 64 dígitos hexadecimales de un ID de transacción',
    }),
    'level-invalid': text('Enter account@permission', 'EXlX', {
      zh: '请输入 账户@权限',
      ko: '계정@권한을 입력하세요',
      ar: 'أدخل حساب@صلاحية',
      es: 'Escribe cuenta@permiso',
    }),
    'level-other': text((account: string) => `Only permissions of ${account} can be used here`, 'KRx_', {
      zh: (account) => `此处只能使用 ${account} 的权限`,
      ko: (account) => `여기서는 ${account}의 권한만 사용할 수 있습니다`,
      ar: (account) => `لا تُستعمل هنا إلا صلاحيات ${isolated(account)}`,
      es: (account) => `Aquí solo se pueden usar permisos de ${account}`,
    }),
  },
  notes: {},
  again: text('Cancel another', 'GrGI', {
    zh: '取消另一笔',
    ko: '다른 트랜잭션 취소',
    ar: 'إلغاء أخرى',
    es: 'Cancelar otra',
  }),
};

declare global {
  interface StringFolders {
    'pages/utilities/cancel': typeof strings;
  }
}
