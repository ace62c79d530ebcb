import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  description: text((chain: string) => `${chain}: change keys, permissions and linked actions`, '5wCg', {
    zh: (chain) => `${chain}：更换密钥、权限与关联操作`,
    ko: (chain) => `${chain}: 키, 권한, 연결된 액션 변경`,
    ar: (chain) => `${chain}: تغيير المفاتيح والصلاحيات والإجراءات المرتبطة`,
    es: (chain) => `${chain}: cambiar claves, permisos y acciones vinculadas`,
  }),
  titles: {
    keys: text('Change keys', 'umfW', { zh: '更换密钥', ko: '키 변경', ar: 'تغيير المفاتيح', es: 'Cambiar claves' }),
    advanced: text('Create or change permissions', '5_ua', {
      zh: '新建或修改权限',
      ko: '권한 생성 또는 변경',
      ar: 'إنشاء الصلاحيات أو تغييرها',
      es: 'Crear o cambiar permisos',
    }),
    link: text('Linked actions', 'iSPO', {
      zh: '关联操作',
      ko: '연결된 액션',
      ar: 'الإجراءات المرتبطة',
      es: 'Acciones vinculadas',
    }),
  },
  views: {
    keys: text('Keys', 'bXRC', { zh: '密钥', ko: '키', ar: 'المفاتيح', es: 'Claves' }),
    advanced: text('Advanced', '9XHL', { zh: '高级', ko: '고급', ar: 'متقدم', es: 'Avanzado' }),
    link: text('Link', 'unfA', { zh: '关联', ko: '연결', ar: 'ربط', es: 'Vincular' }),
  },
  about: {
    keys: text('One key per permission replaces everything that controls it now.', 'WGeq', {
      zh: '每个权限以一个密钥取代目前的全部控制者。',
      ko: '권한마다 키 하나가 지금의 모든 제어 수단을 대신합니다.',
      ar: 'مفتاح واحد لكل صلاحية يحل محل كل ما يتحكم بها الآن.',
      es: 'Una clave por permiso reemplaza todo lo que lo controla ahora.',
    }),
    advanced: text(
      'A permission is satisfied by keys, accounts and delays whose weights reach its threshold.',
      'zfSj',
      {
        zh: '密钥、账户与延迟的权重之和达到阈值，权限即成立。',
        ko: '키, 계정, 지연의 가중치 합이 임계값에 이르면 권한이 충족됩니다.',
        ar: 'تتحقق الصلاحية بمفاتيح وحسابات ومهل تبلغ أوزانها الحد.',
        es: 'Un permiso se cumple con claves, cuentas y esperas cuyos pesos alcanzan el umbral.',
      },
    ),
    link: text('A linked action can be signed by the permission; without a link it requires active.', 'LGxB', {
      zh: '关联后可由该权限签名；未关联则需要 active。',
      ko: '연결된 액션은 그 권한으로 서명할 수 있습니다. 연결이 없으면 active가 필요합니다.',
      ar: 'يمكن للصلاحية توقيع الإجراء المرتبط؛ بلا ربط يلزم active.',
      es: 'El permiso puede firmar la acción vinculada; sin vínculo hace falta active.',
    }),
  },
  sections: text('Permission tools', 'V9vl', {
    zh: '权限工具',
    ko: '권한 도구',
    ar: 'أدوات الصلاحيات',
    es: 'Herramientas de permisos',
  }),
  mine: text((name: string) => `Permissions of ${name}`, 'bQeu', {
    zh: (name) => `${name} 的权限`,
    ko: (name) => `${name}의 권한`,
    ar: (name) => `صلاحيات ${isolated(name)}`,
    es: (name) => `Permisos de ${name}`,
  }),
  failed: text('The permissions could not be read.', 'ZelX', {
    zh: '无法读取权限。',
    ko: '권한을 읽지 못했습니다.',
    ar: 'تعذرت قراءة الصلاحيات.',
    es: 'No se pudieron leer los permisos.',
  }),
  owner: text('New owner key', 'vy0x', {
    zh: '新的 owner 公钥',
    ko: '새 owner 키',
    ar: 'مفتاح owner الجديد',
    es: 'Nueva clave owner',
  }),
  active: text('New active key', 'HGwO', {
    zh: '新的 active 公钥',
    ko: '새 active 키',
    ar: 'مفتاح active الجديد',
    es: 'Nueva clave active',
  }),
  unchanged: text('Empty: unchanged', 'GdZr', {
    zh: '留空：不变',
    ko: '비우면 그대로',
    ar: 'فارغ: بلا تغيير',
    es: 'Vacío: sin cambios',
  }),
  permission: text('Permission', 'dXI9', { zh: '权限', ko: '권한', ar: 'الصلاحية', es: 'Permiso' }),
  newPermission: text('New permission', 'SlaX', {
    zh: '新权限',
    ko: '새 권한',
    ar: 'صلاحية جديدة',
    es: 'Permiso nuevo',
  }),
  name: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  nameHint: text('Up to 12 characters: a-z, 1-5 and dots', '7t8Q', {
    zh: '最多 12 个字符：a-z、1-5 与点',
    ko: '최대 12자: a-z, 1-5, 점',
    ar: 'حتى 12 حرفًا: a-z و1-5 ونقاط',
    es: 'Hasta 12 caracteres: a-z, 1-5 y puntos',
  }),
  parent: text('Parent', 'IXyF', { zh: '上级权限', ko: '상위 권한', ar: 'الصلاحية الأعلى', es: 'Permiso superior' }),
  threshold: text('Threshold', '8WXW', { zh: '阈值', ko: '임계값', ar: 'الحد', es: 'Umbral' }),
  thresholdHint: text('Sum of weights that is required', 'DFUE', {
    zh: '所需权重之和',
    ko: '필요한 가중치 합',
    ar: 'مجموع الأوزان المطلوب',
    es: 'Suma de pesos necesaria',
  }),
  members: text('Keys, accounts and delays', 'uW66', {
    zh: '密钥、账户与延迟',
    ko: '키, 계정, 지연',
    ar: 'المفاتيح والحسابات والمهل',
    es: 'Claves, cuentas y esperas',
  }),
  act: text('Action', 'XvzB', { zh: '操作', ko: '작업', ar: 'العملية', es: 'Operación' }),
  change: text('Create or change', 'ZNP2', {
    zh: '新建或修改',
    ko: '생성 또는 변경',
    ar: 'إنشاء أو تغيير',
    es: 'Crear o cambiar',
  }),
  delete: text('Delete', 'sm3j', { zh: '删除', ko: '삭제', ar: 'حذف', es: 'Eliminar' }),
  link: text('Link', 'unfA', { zh: '关联', ko: '연결', ar: 'ربط', es: 'Vincular' }),
  unlink: text('Unlink', 'oQ0P', { zh: '取消关联', ko: '연결 해제', ar: 'فك الربط', es: 'Desvincular' }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  action: text('Action name', 'WjCO', { zh: '操作名称', ko: '액션 이름', ar: 'اسم الإجراء', es: 'Nombre de la acción' }),
  wholeContract: text('Empty: all actions of the contract', 'Ilfo', {
    zh: '留空：合约的全部操作',
    ko: '비우면 컨트랙트의 모든 액션',
    ar: 'فارغ: كل إجراءات العقد',
    es: 'Vacío: todas las acciones del contrato',
  }),
  linked: text('Linked action', 'VCZP', {
    zh: '已关联操作',
    ko: '연결된 액션',
    ar: 'الإجراء المرتبط',
    es: 'Acción vinculada',
  }),
  keysAgain: text('Change more keys', '1OM5', {
    zh: '继续更换密钥',
    ko: '키 더 변경',
    ar: 'غيّر مفاتيح أخرى',
    es: 'Cambiar más claves',
  }),
  advancedAgain: text('Next permission', 'IJyp', {
    zh: '下一个权限',
    ko: '다음 권한',
    ar: 'صلاحية أخرى',
    es: 'Otro permiso',
  }),
  linkAgain: text('Next link', 'G3lb', { zh: '下一个关联', ko: '다음 연결', ar: 'ربط آخر', es: 'Otro vínculo' }),
  acts: {
    'change-key': {
      title: text((name: string) => `Change the ${name} key`, '2hJe', {
        zh: (name) => `更换 ${name} 密钥`,
        ko: (name) => `${name} 키 변경`,
        ar: (name) => `غيّر مفتاح ${isolated(name)}`,
        es: (name) => `Cambiar la clave ${name}`,
      }),
      done: text((name: string) => `Changed the ${name} key`, '36mn', {
        zh: (name) => `已更换 ${name} 密钥`,
        ko: (name) => `${name} 키 변경함`,
        ar: (name) => `تغيّر مفتاح ${isolated(name)}`,
        es: (name) => `Clave ${name} cambiada`,
      }),
    },
    'change-both': {
      title: text((account: string) => `Change the owner and active keys of ${account}`, 'u7-a', {
        zh: (account) => `更换 ${account} 的 owner 与 active 密钥`,
        ko: (account) => `${account}의 owner·active 키 변경`,
        ar: (account) => `غيّر مفتاحي owner وactive لـ ${isolated(account)}`,
        es: (account) => `Cambiar las claves owner y active de ${account}`,
      }),
      done: text((account: string) => `Changed the owner and active keys of ${account}`, '2pmw', {
        zh: (account) => `已更换 ${account} 的 owner 与 active 密钥`,
        ko: (account) => `${account}의 owner·active 키 변경함`,
        ar: (account) => `تغيّر مفتاحا owner وactive لـ ${isolated(account)}`,
        es: (account) => `Claves owner y active de ${account} cambiadas`,
      }),
    },
    'create-permission': {
      title: text((name: string, parent: string) => `Create permission ${name} below ${parent}`, '4aPI', {
        zh: (name, parent) => `在 ${parent} 下新建权限 ${name}`,
        ko: (name, parent) => `${parent} 아래에 권한 ${name} 생성`,
        ar: (name, parent) => `أنشئ الصلاحية ${isolated(name)} تحت ${isolated(parent)}`,
        es: (name, parent) => `Crear el permiso ${name} bajo ${parent}`,
      }),
      done: text((name: string, parent: string) => `Created permission ${name} below ${parent}`, 'GW50', {
        zh: (name, parent) => `已在 ${parent} 下新建权限 ${name}`,
        ko: (name, parent) => `${parent} 아래에 권한 ${name} 생성함`,
        ar: (name, parent) => `أُنشئت الصلاحية ${isolated(name)} تحت ${isolated(parent)}`,
        es: (name, parent) => `Permiso ${name} creado bajo ${parent}`,
      }),
    },
    'change-permission': {
      title: text((name: string) => `Change permission ${name}`, 'eEdB', {
        zh: (name) => `修改权限 ${name}`,
        ko: (name) => `권한 ${name} 변경`,
        ar: (name) => `غيّر الصلاحية ${isolated(name)}`,
        es: (name) => `Cambiar el permiso ${name}`,
      }),
      done: text((name: string) => `Changed permission ${name}`, 'pXrl', {
        zh: (name) => `已修改权限 ${name}`,
        ko: (name) => `권한 ${name} 변경함`,
        ar: (name) => `تغيّرت الصلاحية ${isolated(name)}`,
        es: (name) => `Permiso ${name} cambiado`,
      }),
    },
    'delete-permission': {
      title: text((name: string) => `Delete permission ${name}`, '6CN8', {
        zh: (name) => `删除权限 ${name}`,
        ko: (name) => `권한 ${name} 삭제`,
        ar: (name) => `احذف الصلاحية ${isolated(name)}`,
        es: (name) => `Eliminar el permiso ${name}`,
      }),
      done: text((name: string) => `Deleted permission ${name}`, 'A1wv', {
        zh: (name) => `已删除权限 ${name}`,
        ko: (name) => `권한 ${name} 삭제함`,
        ar: (name) => `حُذفت الصلاحية ${isolated(name)}`,
        es: (name) => `Permiso ${name} eliminado`,
      }),
    },
    'link-permission': {
      title: text((action: string, name: string) => `Link ${action} to ${name}`, 'OQl9', {
        zh: (action, name) => `将 ${action} 关联到 ${name}`,
        ko: (action, name) => `${action} 액션을 ${name}에 연결`,
        ar: (action, name) => `اربط ${isolated(action)} بـ ${isolated(name)}`,
        es: (action, name) => `Vincular ${action} a ${name}`,
      }),
      done: text((action: string, name: string) => `Linked ${action} to ${name}`, 'uytJ', {
        zh: (action, name) => `已将 ${action} 关联到 ${name}`,
        ko: (action, name) => `${action} 액션을 ${name}에 연결함`,
        ar: (action, name) => `رُبط ${isolated(action)} بـ ${isolated(name)}`,
        es: (action, name) => `${action} vinculada a ${name}`,
      }),
    },
    'unlink-permission': {
      title: text((action: string, name: string) => `Unlink ${action} from ${name}`, 'ZJDR', {
        zh: (action, name) => `取消 ${action} 与 ${name} 的关联`,
        ko: (action, name) => `${name}에서 ${action} 연결 해제`,
        ar: (action, name) => `فك ربط ${isolated(action)} عن ${isolated(name)}`,
        es: (action, name) => `Desvincular ${action} de ${name}`,
      }),
      done: text((action: string, name: string) => `Unlinked ${action} from ${name}`, '5fkf', {
        zh: (action, name) => `已取消 ${action} 与 ${name} 的关联`,
        ko: (action, name) => `${name}에서 ${action} 연결 해제함`,
        ar: (action, name) => `فُك ربط ${isolated(action)} عن ${isolated(name)}`,
        es: (action, name) => `${action} desvinculada de ${name}`,
      }),
    },
  },
  faults: {
    'keys-missing': text('Enter an owner or an active key', '9t-b', {
      zh: '请输入 owner 或 active 公钥',
      ko: 'owner 또는 active 키를 입력하세요',
      ar: 'أدخل مفتاح owner أو active',
      es: 'Escribe una clave owner o active',
    }),
    'key-unchanged': text('This is the current key', 'YV4U', {
      zh: '与当前密钥相同',
      ko: '지금의 키와 같습니다',
      ar: 'هذا هو المفتاح الحالي',
      es: 'Es la clave actual',
    }),
    'owner-required': text((level: string) => `Changing the owner key requires connecting as ${level}`, 'W1y1', {
      zh: (level) => `更换 owner 密钥需以 ${level} 连接`,
      ko: (level) => `owner 키를 바꾸려면 ${level}(으)로 연결해야 합니다`,
      ar: (level) => `تغيير مفتاح owner يتطلب الاتصال بصفة ${isolated(level)}`,
      es: (level) => `Cambiar la clave owner requiere conectarse como ${level}`,
    }),
    'active-required': text((level: string) => `Changing the active key requires connecting as ${level}`, '8VcI', {
      zh: (level) => `更换 active 密钥需以 ${level} 连接`,
      ko: (level) => `active 키를 바꾸려면 ${level}(으)로 연결해야 합니다`,
      ar: (level) => `تغيير مفتاح active يتطلب الاتصال بصفة ${isolated(level)}`,
      es: (level) => `Cambiar la clave active requiere conectarse como ${level}`,
    }),
    'permission-invalid': text(
      'Enter a name of up to 12 characters a-z, 1-5 and dots, not starting with eosio.',
      '6-jp',
      {
        zh: '请输入最多 12 个字符的名称（a-z、1-5 与点），且不以 eosio. 开头',
        ko: 'eosio.로 시작하지 않는 최대 12자의 이름(a-z, 1-5, 점)을 입력하세요',
        ar: 'أدخل اسمًا حتى 12 حرفًا من a-z و1-5 ونقاط لا يبدأ بـ eosio.',
        es: 'Escribe un nombre de hasta 12 caracteres a-z, 1-5 y puntos que no empiece por eosio.',
      },
    ),
    'parent-missing': text('Choose an existing parent', 'Ul8i', {
      zh: '请选择已有的上级权限',
      ko: '있는 상위 권한을 고르세요',
      ar: 'اختر صلاحية أعلى موجودة',
      es: 'Elige un permiso superior existente',
    }),
    'signer-too-low': text((level: string) => `Requires connecting as ${level} or a permission above it`, 'OND5', {
      zh: (level) => `需以 ${level} 或其上级权限连接`,
      ko: (level) => `${level} 또는 상위 권한으로 연결해야 합니다`,
      ar: (level) => `يتطلب الاتصال بصفة ${isolated(level)} أو صلاحية أعلى`,
      es: (level) => `Requiere conectarse como ${level} o un permiso superior`,
    }),
    'permission-unchanged': text('No change', '8_YM', {
      zh: '没有变化',
      ko: '변경 사항 없음',
      ar: 'لا تغيير',
      es: 'Sin cambios',
    }),
    'permission-has-children': text((names: string) => `Permissions below it: ${names}`, 'fYCA', {
      zh: (names) => `其下有权限：${names}`,
      ko: (names) => `아래에 있는 권한: ${names}`,
      ar: (names) => `صلاحيات تحتها: ${isolated(names)}`,
      es: (names) => `Permisos inferiores: ${names}`,
    }),
    'action-invalid': text('Enter an action name, or nothing', 'DIxB', {
      zh: '请输入操作名称，或留空',
      ko: '액션 이름을 입력하거나 비우세요',
      ar: 'أدخل اسم إجراء أو اتركه فارغًا',
      es: 'Escribe el nombre de una acción, o nada',
    }),
    'action-native': text((name: string) => `${name} cannot be linked`, 'hs_9', {
      zh: (name) => `${name} 不能关联`,
      ko: (name) => `${name}은(는) 연결할 수 없습니다`,
      ar: (name) => `لا يمكن ربط ${isolated(name)}`,
      es: (name) => `${name} no se puede vincular`,
    }),
    'link-exists': text('Already linked', 'BXb4', {
      zh: '已关联',
      ko: '이미 연결됨',
      ar: 'مرتبط من قبل',
      es: 'Ya está vinculada',
    }),
  },
  notes: {
    'owner-changes': text('The owner permission controls the whole account and can replace every other one.', 'pt6h', {
      zh: 'owner 权限控制整个账户，并可替换其他所有权限。',
      ko: 'owner 권한은 계정 전체를 제어하고 다른 모든 권한을 바꿀 수 있습니다.',
      ar: 'صلاحية owner تتحكم بالحساب كله ويمكنها استبدال غيرها.',
      es: 'El permiso owner controla toda la cuenta y puede reemplazar a los demás.',
    }),
    'holders-lost': text((name: string, lost: string) => `Loses ${name}: ${lost}`, 'wWRZ', {
      zh: (name, lost) => `失去 ${name}：${lost}`,
      ko: (name, lost) => `${name} 상실: ${lost}`,
      ar: (name, lost) => `يفقد ${isolated(name)}: ${isolated(lost)}`,
      es: (name, lost) => `Pierde ${name}: ${lost}`,
    }),
    'handed-over': text(
      (name: string) => `No current key or account keeps ${name}: the new ones control the account.`,
      'tfPB',
      {
        zh: (name) => `现有密钥和账户都不再拥有 ${name}：账户将由新的控制。`,
        ko: (name) => `지금의 키와 계정은 모두 ${name}을(를) 잃고, 새 키와 계정이 계정을 제어합니다.`,
        ar: (name) => `لا يحتفظ أي مفتاح أو حساب حالي بـ ${isolated(name)}: الجديدة تتحكم بالحساب.`,
        es: (name) => `Ninguna clave ni cuenta actual conserva ${name}: las nuevas controlan la cuenta.`,
      },
    ),
    'delay-needed': text(
      'Without a delay the threshold is not reached, and most chains no longer run delayed transactions.',
      'kyaO',
      {
        zh: '不经延迟达不到阈值，而多数链已不再执行延迟交易。',
        ko: '지연 없이는 임계값에 이르지 못하며, 대부분의 체인은 지연 트랜잭션을 더는 실행하지 않습니다.',
        ar: 'لا يُبلغ الحد بلا مهلة، ومعظم السلاسل لم تعد تنفذ المعاملات المؤجلة.',
        es: 'Sin espera no se alcanza el umbral, y la mayoría de las cadenas ya no ejecuta transacciones retrasadas.',
      },
    ),
    'links-deleted': text((links: string) => `Unlinks ${links}`, '2ss-', {
      zh: (links) => `取消关联 ${links}`,
      ko: (links) => `연결 해제: ${links}`,
      ar: (links) => `يفك ربط ${isolated(links)}`,
      es: (links) => `Desvincula ${links}`,
    }),
    'link-whole': text((contract: string) => `Applies to all actions of ${contract}.`, 'H2xO', {
      zh: (contract) => `适用于 ${contract} 的全部操作。`,
      ko: (contract) => `${contract}의 모든 액션에 적용됩니다.`,
      ar: (contract) => `يسري على كل إجراءات ${isolated(contract)}.`,
      es: (contract) => `Vale para todas las acciones de ${contract}.`,
    }),
    'link-replaced': text((name: string) => `Replaces the link to ${name}.`, 'ud7T', {
      zh: (name) => `取代与 ${name} 的关联。`,
      ko: (name) => `${name}의 연결을 대신합니다.`,
      ar: (name) => `يحل محل الربط بـ ${isolated(name)}.`,
      es: (name) => `Reemplaza el vínculo con ${name}.`,
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/permissions': typeof strings;
  }
}
