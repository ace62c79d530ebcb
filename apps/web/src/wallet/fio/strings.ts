import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

/** Forms for FIO addresses, domains and tokens. */
export const strings = {
  failed: text('Could not read fees and names', '2RlB', {
    zh: '无法读取费用和名称',
    ko: '수수료와 이름을 읽을 수 없음',
    ar: 'تعذّرت قراءة الرسوم والأسماء',
    es: 'No se pudieron leer las tarifas y los nombres',
  }),
  whatFees: text('the fees', 'BrX0', { zh: '费用', ko: '수수료', ar: 'الرسوم', es: 'las tarifas' }),
  whatBalance: text('the FIO balance', 'mCmF', { zh: 'FIO 余额', ko: 'FIO 잔액', ar: 'رصيد FIO', es: 'el saldo FIO' }),
  whatVote: text('the current vote', 'fCKk', {
    zh: '当前投票',
    ko: '현재 투표',
    ar: 'التصويت الحالي',
    es: 'el voto actual',
  }),
  again: text('New action', '_JNW', { zh: '新操作', ko: '새 작업', ar: 'إجراء جديد', es: 'Nueva acción' }),
  act: text('Action', 'XvzB', { zh: '操作', ko: '작업', ar: 'الإجراء', es: 'Acción' }),
  needsScripts: text('JavaScript is required to sign transactions.', 'tETK', {
    zh: '签署交易需要 JavaScript。',
    ko: '트랜잭션 서명에는 JavaScript가 필요합니다.',
    ar: 'يلزم JavaScript لتوقيع المعاملات.',
    es: 'Se necesita JavaScript para firmar transacciones.',
  }),
  registerAddress: text('Register address', 'sRxY', {
    zh: '注册地址',
    ko: '주소 등록',
    ar: 'تسجيل عنوان',
    es: 'Registrar dirección',
  }),
  registerDomain: text('Register domain', 'l0po', {
    zh: '注册域名',
    ko: '도메인 등록',
    ar: 'تسجيل نطاق',
    es: 'Registrar dominio',
  }),
  manageAddresses: text('My addresses', 'iSN8', {
    zh: '我的地址',
    ko: '내 주소',
    ar: 'عناويني',
    es: 'Mis direcciones',
  }),
  manageDomains: text('My domains', 'b4PZ', { zh: '我的域名', ko: '내 도메인', ar: 'نطاقاتي', es: 'Mis dominios' }),
  manageTitle: text('FIO addresses and domains', 'togL', {
    zh: 'FIO 地址和域名',
    ko: 'FIO 주소와 도메인',
    ar: 'عناوين FIO ونطاقاته',
    es: 'Direcciones y dominios FIO',
  }),
  registerTitle: text('Register a FIO name', 't1pU', {
    zh: '注册 FIO 名称',
    ko: 'FIO 이름 등록',
    ar: 'تسجيل اسم FIO',
    es: 'Registrar un nombre FIO',
  }),
  stakeTitle: text('Stake FIO', 'yTmN', { zh: '质押 FIO', ko: 'FIO 스테이킹', ar: 'رهن FIO', es: 'Staking de FIO' }),
  sections: text('Sections', 'yfbv', { zh: '栏目', ko: '섹션', ar: 'الأقسام', es: 'Secciones' }),
  manage: text('Manage', 'tdUm', { zh: '管理', ko: '관리', ar: 'إدارة', es: 'Gestionar' }),
  connect: text('Connect an account to see its names.', 'eAEj', {
    zh: '连接账户以查看其名称。',
    ko: '계정을 연결하면 이름이 표시됩니다.',
    ar: 'اربط حسابًا لعرض أسمائه.',
    es: 'Conecta una cuenta para ver sus nombres.',
  }),
  name: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  bundles: text('Bundled transactions', 'UjJB', {
    zh: '捆绑交易',
    ko: '번들 트랜잭션',
    ar: 'المعاملات المضمَّنة',
    es: 'Transacciones incluidas',
  }),
  expires: text('Expires', 'ZfGg', { zh: '到期时间', ko: '만료', ar: 'تنتهي الصلاحية', es: 'Caduca' }),
  visibility: text('Visibility', 'LO-7', { zh: '可见性', ko: '공개 여부', ar: 'الإتاحة', es: 'Visibilidad' }),
  whatNames: text('the FIO names', 'KWKr', { zh: 'FIO 名称', ko: 'FIO 이름', ar: 'أسماء FIO', es: 'los nombres FIO' }),
  noAddresses: text('This account has no FIO addresses.', '2zAh', {
    zh: '此账户没有 FIO 地址。',
    ko: '이 계정에는 FIO 주소가 없습니다.',
    ar: 'لا يملك هذا الحساب عناوين FIO.',
    es: 'Esta cuenta no tiene direcciones FIO.',
  }),
  noDomains: text('This account has no FIO domains.', 'G3an', {
    zh: '此账户没有 FIO 域名。',
    ko: '이 계정에는 FIO 도메인이 없습니다.',
    ar: 'لا يملك هذا الحساب نطاقات FIO.',
    es: 'Esta cuenta no tiene dominios FIO.',
  }),
  proxyNeedsAddress: text('Voters select a proxy by its FIO address. Register an address first.', 'vufg', {
    zh: '代理通过其 FIO 地址被选择：请先注册地址。',
    ko: '프록시는 FIO 주소로 지정됩니다. 먼저 주소를 등록하세요.',
    ar: 'يُختار الوكيل بعنوان FIO الخاص به: سجّل عنوانًا أولًا.',
    es: 'Un proxy se elige por su dirección FIO: registra primero una dirección.',
  }),
  loading: text('Loading names…', 'J6sX', {
    zh: '正在加载名称…',
    ko: '이름 불러오는 중…',
    ar: 'جارٍ تحميل الأسماء…',
    es: 'Cargando nombres…',
  }),
  available: text('Available', 'si6f', { zh: '可用', ko: '사용 가능', ar: 'المتاح', es: 'Disponible' }),
  staked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹', ar: 'المرهون', es: 'En staking' }),
  points: text('Staking reward points', 'ULfc', {
    zh: '质押奖励点数',
    ko: '스테이킹 보상 포인트',
    ar: 'نقاط مكافأة الرهن',
    es: 'Puntos de recompensa',
  }),
  roe: text('Exchange rate (ROE)', 'j_3-', {
    zh: '兑换率（ROE）',
    ko: '교환 비율(ROE)',
    ar: 'سعر التحويل (ROE)',
    es: 'Tasa de cambio (ROE)',
  }),
  labels: {
    regaddress: text('Register address', 'sRxY', {
      zh: '注册地址',
      ko: '주소 등록',
      ar: 'تسجيل عنوان',
      es: 'Registrar dirección',
    }),
    regdomain: text('Register domain', 'l0po', {
      zh: '注册域名',
      ko: '도메인 등록',
      ar: 'تسجيل نطاق',
      es: 'Registrar dominio',
    }),
    renewaddress: text('Renew', 'iR5B', { zh: '续期', ko: '갱신', ar: 'تجديد', es: 'Renovar' }),
    renewdomain: text('Renew', 'iR5B', { zh: '续期', ko: '갱신', ar: 'تجديد', es: 'Renovar' }),
    addbundles: text('Add bundled transactions', 'VWED', {
      zh: '增加捆绑交易',
      ko: '번들 트랜잭션 추가',
      ar: 'إضافة معاملات مضمَّنة',
      es: 'Añadir transacciones incluidas',
    }),
    xferaddress: text('Transfer', 'B5GG', { zh: '转让', ko: '이전', ar: 'نقل', es: 'Transferir' }),
    xferdomain: text('Transfer', 'B5GG', { zh: '转让', ko: '이전', ar: 'نقل', es: 'Transferir' }),
    setdomainpub: text('Change visibility', 'wc7s', {
      zh: '更改可见性',
      ko: '공개 여부 변경',
      ar: 'تغيير الإتاحة',
      es: 'Cambiar visibilidad',
    }),
    addnft: text('Map an NFT', 'VaZx', { zh: '映射 NFT', ko: 'NFT 매핑', ar: 'ربط NFT', es: 'Asignar un NFT' }),
    burnaddress: text('Burn', 'ebaE', { zh: '销毁', ko: '소각', ar: 'حرق', es: 'Quemar' }),
    stakefio: text('Stake', 'r8Vi', { zh: '质押', ko: '스테이킹', ar: 'رهن', es: 'Hacer staking' }),
    unstakefio: text('Unstake', 'Ay9P', {
      zh: '解除质押',
      ko: '언스테이킹',
      ar: 'فك الرهن',
      es: 'Retirar del staking',
    }),
    voteproxy: text('Set proxy', 'dDMN', { zh: '设置代理', ko: '프록시 설정', ar: 'تعيين وكيل', es: 'Elegir proxy' }),
  },
  fields: {
    address: {
      label: text('FIO address', 'k9bC', { zh: 'FIO 地址', ko: 'FIO 주소', ar: 'عنوان FIO', es: 'Dirección FIO' }),
    },
    domain: {
      label: text('FIO domain', 'arLL', { zh: 'FIO 域名', ko: 'FIO 도메인', ar: 'نطاق FIO', es: 'Dominio FIO' }),
    },
    sets: {
      label: text('Sets of 100', 'Xkcw', {
        zh: '每组 100 笔',
        ko: '100개 묶음 수',
        ar: 'مجموعات من 100',
        es: 'Conjuntos de 100',
      }),
    },
    key: {
      label: text('FIO public key of the new owner', 'udt1', {
        zh: '新所有者的 FIO 公钥',
        ko: '새 소유자의 FIO 공개 키',
        ar: 'مفتاح FIO العام للمالك الجديد',
        es: 'Clave pública FIO del nuevo propietario',
      }),
    },
    chain: {
      label: text('Chain code', 'BNgP', { zh: '链代码', ko: '체인 코드', ar: 'رمز السلسلة', es: 'Código de cadena' }),
      hint: text('Such as ETH', 'Az7i', { zh: '例如 ETH', ko: '예: ETH', ar: 'مثل ETH', es: 'Por ejemplo, ETH' }),
    },
    contract: {
      label: text('Contract address', 'ATk4', {
        zh: '合约地址',
        ko: '컨트랙트 주소',
        ar: 'عنوان العقد',
        es: 'Dirección del contrato',
      }),
    },
    token: {
      label: text('Token ID', 'iT2x', { zh: '代币 ID', ko: '토큰 ID', ar: 'معرّف الرمز', es: 'ID del token' }),
    },
    url: {
      label: text('URL', 'xu8v', { zh: 'URL', ko: 'URL', ar: 'URL', es: 'URL' }),
    },
    to: {
      label: text('To', 'syFK', { zh: '收款方', ko: '받는 사람', ar: 'إلى', es: 'Para' }),
      hint: text('FIO address, FIO public key or account', 'LNGl', {
        zh: 'FIO 地址、FIO 公钥或账户',
        ko: 'FIO 주소, FIO 공개 키 또는 계정',
        ar: 'عنوان FIO أو مفتاح FIO العام أو حساب',
        es: 'Dirección FIO, clave pública FIO o cuenta',
      }),
    },
    amount: {
      label: text('Amount', 'DHNN', { zh: '数量', ko: '수량', ar: 'المبلغ', es: 'Cantidad' }),
    },
    proxy: {
      label: text('Proxy', 'atP8', { zh: '代理', ko: '프록시', ar: 'الوكيل', es: 'Proxy' }),
    },
  },
  acts: {
    'fio-regdomain': {
      title: text((domain: string) => `Register the domain ${domain}`, 'C47x', {
        zh: (domain) => `注册域名 ${domain}`,
        ko: (domain) => `도메인 ${domain} 등록`,
        ar: (domain) => `تسجيل النطاق ${domain}`,
        es: (domain) => `Registrar el dominio ${domain}`,
      }),
      done: text((domain: string) => `Registered the domain ${domain}`, 'OW3G', {
        zh: (domain) => `已注册域名 ${domain}`,
        ko: (domain) => `도메인 ${domain} 등록됨`,
        ar: (domain) => `سُجِّل النطاق ${domain}`,
        es: (domain) => `Dominio ${domain} registrado`,
      }),
    },
    'fio-regaddress': {
      title: text((address: string) => `Register the address ${address}`, 'VdpO', {
        zh: (address) => `注册地址 ${address}`,
        ko: (address) => `주소 ${address} 등록`,
        ar: (address) => `تسجيل العنوان ${address}`,
        es: (address) => `Registrar la dirección ${address}`,
      }),
      done: text((address: string) => `Registered the address ${address}`, 'eLat', {
        zh: (address) => `已注册地址 ${address}`,
        ko: (address) => `주소 ${address} 등록됨`,
        ar: (address) => `سُجِّل العنوان ${address}`,
        es: (address) => `Dirección ${address} registrada`,
      }),
    },
    'fio-renewdomain': {
      title: text((domain: string) => `Renew ${domain} for a year`, 'qtzq', {
        zh: (domain) => `将 ${domain} 续期一年`,
        ko: (domain) => `${domain} 1년 갱신`,
        ar: (domain) => `تجديد ${domain} لمدة عام`,
        es: (domain) => `Renovar ${domain} por un año`,
      }),
      done: text((domain: string) => `Renewed ${domain} for a year`, 'q6Ft', {
        zh: (domain) => `已将 ${domain} 续期一年`,
        ko: (domain) => `${domain} 1년 갱신됨`,
        ar: (domain) => `جُدِّد ${domain} لمدة عام`,
        es: (domain) => `${domain} renovado por un año`,
      }),
    },
    'fio-renewaddress': {
      title: text((address: string) => `Renew ${address}`, 'gL1v', {
        zh: (address) => `续期 ${address}`,
        ko: (address) => `${address} 갱신`,
        ar: (address) => `تجديد ${address}`,
        es: (address) => `Renovar ${address}`,
      }),
      done: text((address: string) => `Renewed ${address}`, 'crVS', {
        zh: (address) => `已续期 ${address}`,
        ko: (address) => `${address} 갱신됨`,
        ar: (address) => `جُدِّد ${address}`,
        es: (address) => `${address} renovada`,
      }),
    },
    'fio-addbundles': {
      title: text((count: string, address: string) => `Add ${count} bundled transactions to ${address}`, 'U84M', {
        zh: (count, address) => `为 ${address} 增加 ${count} 笔捆绑交易`,
        ko: (count, address) => `${address}에 번들 트랜잭션 ${count}개 추가`,
        ar: (count, address) => `إضافة ${count} معاملة مضمَّنة إلى ${address}`,
        es: (count, address) => `Añadir ${count} transacciones incluidas a ${address}`,
      }),
      done: text((count: string, address: string) => `Added ${count} bundled transactions to ${address}`, 'PPpj', {
        zh: (count, address) => `已为 ${address} 增加 ${count} 笔捆绑交易`,
        ko: (count, address) => `${address}에 번들 트랜잭션 ${count}개 추가됨`,
        ar: (count, address) => `أُضيفت ${count} معاملة مضمَّنة إلى ${address}`,
        es: (count, address) => `${count} transacciones incluidas añadidas a ${address}`,
      }),
    },
    'fio-xfer': {
      title: text((name: string, key: string) => `Transfer ${name} to ${key}`, 'eGhy', {
        zh: (name, key) => `将 ${name} 转让给 ${key}`,
        ko: (name, key) => `${name}을(를) ${key}(으)로 이전`,
        ar: (name, key) => `نقل ${name} إلى ${key}`,
        es: (name, key) => `Transferir ${name} a ${key}`,
      }),
      done: text((name: string, key: string) => `Transferred ${name} to ${key}`, '8WDW', {
        zh: (name, key) => `已将 ${name} 转让给 ${key}`,
        ko: (name, key) => `${name}이(가) ${key}(으)로 이전됨`,
        ar: (name, key) => `نُقل ${name} إلى ${key}`,
        es: (name, key) => `${name} transferido a ${key}`,
      }),
    },
    'fio-public': {
      title: text((domain: string) => `Make ${domain} public`, 'Wqyn', {
        zh: (domain) => `将 ${domain} 设为公开`,
        ko: (domain) => `${domain} 공개로 설정`,
        ar: (domain) => `جعل ${domain} عامًا`,
        es: (domain) => `Hacer público ${domain}`,
      }),
      done: text((domain: string) => `${domain} is public`, '4VAr', {
        zh: (domain) => `${domain} 已公开`,
        ko: (domain) => `${domain} 공개됨`,
        ar: (domain) => `أصبح ${domain} عامًا`,
        es: (domain) => `${domain} es público`,
      }),
    },
    'fio-private': {
      title: text((domain: string) => `Make ${domain} private`, 'nTrR', {
        zh: (domain) => `将 ${domain} 设为私有`,
        ko: (domain) => `${domain} 비공개로 설정`,
        ar: (domain) => `جعل ${domain} خاصًا`,
        es: (domain) => `Hacer privado ${domain}`,
      }),
      done: text((domain: string) => `${domain} is private`, 'JmiL', {
        zh: (domain) => `${domain} 已设为私有`,
        ko: (domain) => `${domain} 비공개됨`,
        ar: (domain) => `أصبح ${domain} خاصًا`,
        es: (domain) => `${domain} es privado`,
      }),
    },
    'fio-burn': {
      title: text((address: string) => `Burn ${address}`, 'rPyJ', {
        zh: (address) => `销毁 ${address}`,
        ko: (address) => `${address} 소각`,
        ar: (address) => `حرق ${address}`,
        es: (address) => `Quemar ${address}`,
      }),
      done: text((address: string) => `Burned ${address}`, 'bffb', {
        zh: (address) => `已销毁 ${address}`,
        ko: (address) => `${address} 소각됨`,
        ar: (address) => `حُرق ${address}`,
        es: (address) => `${address} quemada`,
      }),
    },
    'fio-addnft': {
      title: text(
        (token: string, chain: string, address: string) => `Map NFT ${token} on ${chain} to ${address}`,
        'jLAY',
        {
          zh: (token, chain, address) => `将 ${chain} 上的 NFT ${token} 映射到 ${address}`,
          ko: (token, chain, address) => `${chain}의 NFT ${token}을(를) ${address}에 매핑`,
          ar: (token, chain, address) => `ربط NFT ${token} على ${chain} بـ ${address}`,
          es: (token, chain, address) => `Asignar el NFT ${token} de ${chain} a ${address}`,
        },
      ),
      done: text(
        (token: string, chain: string, address: string) => `Mapped NFT ${token} on ${chain} to ${address}`,
        'iKNh',
        {
          zh: (token, chain, address) => `已将 ${chain} 上的 NFT ${token} 映射到 ${address}`,
          ko: (token, chain, address) => `${chain}의 NFT ${token}이(가) ${address}에 매핑됨`,
          ar: (token, chain, address) => `رُبط NFT ${token} على ${chain} بـ ${address}`,
          es: (token, chain, address) => `NFT ${token} de ${chain} asignado a ${address}`,
        },
      ),
    },
    'fio-send': {
      title: text((amount: string, to: string) => `Send ${amount} to ${to}`, 'fzg4', {
        zh: (amount, to) => `向 ${to} 发送 ${amount}`,
        ko: (amount, to) => `${to}에게 ${amount} 보내기`,
        ar: (amount, to) => `إرسال ${amount} إلى ${to}`,
        es: (amount, to) => `Enviar ${amount} a ${to}`,
      }),
      done: text((amount: string, to: string) => `Sent ${amount} to ${to}`, 'Nidb', {
        zh: (amount, to) => `已向 ${to} 发送 ${amount}`,
        ko: (amount, to) => `${to}에게 ${amount} 보냄`,
        ar: (amount, to) => `أُرسل ${amount} إلى ${to}`,
        es: (amount, to) => `${amount} enviados a ${to}`,
      }),
    },
    stakefio: {
      title: text((amount: string) => `Stake ${amount}`, 'T8f8', {
        zh: (amount) => `质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹`,
        ar: (amount) => `رهن ${amount}`,
        es: (amount) => `Hacer staking de ${amount}`,
      }),
      done: text((amount: string) => `Staked ${amount}`, 'gqjh', {
        zh: (amount) => `已质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹됨`,
        ar: (amount) => `رُهن ${amount}`,
        es: (amount) => `${amount} en staking`,
      }),
    },
    unstakefio: {
      title: text((amount: string) => `Unstake ${amount}`, '4m8b', {
        zh: (amount) => `解除质押 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹`,
        ar: (amount) => `فك رهن ${amount}`,
        es: (amount) => `Retirar ${amount} del staking`,
      }),
      done: text((amount: string) => `Unstaked ${amount}`, '4zFi', {
        zh: (amount) => `已解除质押 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹됨`,
        ar: (amount) => `فُك رهن ${amount}`,
        es: (amount) => `${amount} retirados del staking`,
      }),
    },
    'fio-proxy': {
      title: text((proxy: string) => `Set ${proxy} as proxy`, 'L2g7', {
        zh: (proxy) => `将 ${proxy} 设为代理`,
        ko: (proxy) => `${proxy}을(를) 프록시로 설정`,
        ar: (proxy) => `تعيين ${proxy} وكيلًا`,
        es: (proxy) => `Usar ${proxy} como proxy`,
      }),
      done: text((proxy: string) => `Set ${proxy} as proxy`, 'L2g7', {
        zh: (proxy) => `已将 ${proxy} 设为代理`,
        ko: (proxy) => `${proxy}이(가) 프록시로 설정됨`,
        ar: (proxy) => `عُيِّن ${proxy} وكيلًا`,
        es: (proxy) => `${proxy} es el proxy`,
      }),
    },
    'fio-regproxy': {
      title: text((address: string) => `Register as the proxy ${address}`, 'Lh2D', {
        zh: (address) => `以 ${address} 注册为代理`,
        ko: (address) => `${address}(으)로 프록시 등록`,
        ar: (address) => `سجّل وكيلًا باسم ${isolated(address)}`,
        es: (address) => `Registrarse como el proxy ${address}`,
      }),
      done: text((address: string) => `Registered as the proxy ${address}`, 'xDUx', {
        zh: (address) => `已以 ${address} 注册为代理`,
        ko: (address) => `${address}(으)로 프록시 등록함`,
        ar: (address) => `سُجل وكيلًا باسم ${isolated(address)}`,
        es: (address) => `Registrado como el proxy ${address}`,
      }),
    },
    'fio-unregproxy': {
      title: text((address: string) => `Unregister as the proxy ${address}`, 'tm4h', {
        zh: (address) => `注销代理 ${address}`,
        ko: (address) => `프록시 ${address} 등록 해제`,
        ar: (address) => `ألغِ تسجيل الوكيل ${isolated(address)}`,
        es: (address) => `Anular el registro del proxy ${address}`,
      }),
      done: text((address: string) => `Unregistered as the proxy ${address}`, 'njJM', {
        zh: (address) => `已注销代理 ${address}`,
        ko: (address) => `프록시 ${address} 등록 해제함`,
        ar: (address) => `أُلغي تسجيل الوكيل ${isolated(address)}`,
        es: (address) => `Registro del proxy ${address} anulado`,
      }),
    },
  },
  faults: {
    'fio-taken': text((name: string) => `${name} is already registered`, 'gbt5', {
      zh: (name) => `${name} 已被注册`,
      ko: (name) => `${name}은(는) 이미 등록됨`,
      ar: (name) => `${name} مسجَّل بالفعل`,
      es: (name) => `${name} ya está registrado`,
    }),
    'fio-no-domain': text((domain: string) => `The domain ${domain} is not registered`, 'TBOS', {
      zh: (domain) => `域名 ${domain} 未注册`,
      ko: (domain) => `도메인 ${domain}은(는) 등록되지 않음`,
      ar: (domain) => `النطاق ${domain} غير مسجَّل`,
      es: (domain) => `El dominio ${domain} no está registrado`,
    }),
    'fio-chain-invalid': text('Chain codes have 1–10 capital letters and digits', 'Lb2u', {
      zh: '链代码为 1–10 个大写字母或数字',
      ko: '체인 코드는 대문자와 숫자 1–10자',
      ar: 'يتكون رمز السلسلة من 1 إلى 10 أحرف كبيرة وأرقام',
      es: 'Los códigos de cadena tienen 1–10 mayúsculas y cifras',
    }),
    'fio-required': text('Required', 'xFiV', { zh: '必填', ko: '필수 항목', ar: 'مطلوب', es: 'Obligatorio' }),
    'fio-staked': text((staked: string) => `Only ${staked} is staked`, '7R1E', {
      zh: (staked) => `仅质押了 ${staked}`,
      ko: (staked) => `스테이킹된 수량은 ${staked}뿐입니다`,
      ar: (staked) => `المرهون ${staked} فقط`,
      es: (staked) => `Solo hay ${staked} en staking`,
    }),
    'fio-proxy-registered': text('This account is already registered as a proxy', '9J0m', {
      zh: '此账户已注册为代理',
      ko: '이 계정은 이미 프록시로 등록되어 있습니다',
      ar: 'هذا الحساب مسجل وكيلًا بالفعل',
      es: 'Esta cuenta ya está registrada como proxy',
    }),
    'fio-proxy-unregistered': text('This account is not registered as a proxy', 'Nm4C', {
      zh: '此账户未注册为代理',
      ko: '이 계정은 프록시로 등록되어 있지 않습니다',
      ar: 'هذا الحساب غير مسجل وكيلًا',
      es: 'Esta cuenta no está registrada como proxy',
    }),
  },
  notes: {
    'fio-lost': text(
      (name: string) => `${name} will belong to the owner of that key. You cannot take it back.`,
      '0nmC',
      {
        zh: (name) => `${name} 将归该公钥的所有者，无法收回。`,
        ko: (name) => `${name}은(는) 해당 키의 소유자에게 넘어가며 되돌릴 수 없습니다.`,
        ar: (name) => `سيصبح ${name} ملكًا لصاحب هذا المفتاح، ولا يمكن استرجاعه.`,
        es: (name) => `${name} será del propietario de esa clave. No se puede recuperar.`,
      },
    ),
    'fio-burned': text(
      (name: string) => `${name} will be free for anyone to register. Its mapped addresses and NFTs are deleted.`,
      'yE9d',
      {
        zh: (name) => `${name} 将可由任何人注册，其映射的地址和 NFT 将被删除。`,
        ko: (name) => `${name}은(는) 누구나 등록할 수 있게 되며 매핑된 주소와 NFT가 삭제됩니다.`,
        ar: (name) => `سيتاح ${name} للتسجيل لأي شخص، وتُحذف عناوينه ورموز NFT المرتبطة به.`,
        es: (name) => `Cualquiera podrá registrar ${name}. Se borran sus direcciones y NFT asignados.`,
      },
    ),
    'fio-key': text((key: string) => `Recipient key: ${key}`, 'fyDS', {
      zh: (key) => `收款公钥：${key}`,
      ko: (key) => `받는 키: ${key}`,
      ar: (key) => `مفتاح المستلم: ${key}`,
      es: (key) => `Clave del destinatario: ${key}`,
    }),
    'fio-lock-week': text('Unstaked tokens stay locked for 7 days.', 'H2Qo', {
      zh: '解除质押的代币将锁定 7 天。',
      ko: '언스테이킹된 토큰은 7일 동안 잠깁니다.',
      ar: 'تبقى الرموز بعد فك الرهن مقفلة 7 أيام.',
      es: 'Los tokens retirados quedan bloqueados 7 días.',
    }),
    'votes-removed': text(
      (count: string, names: string) =>
        count === '1' ? `Removes your vote for ${names}` : `Removes your votes for ${count} producers: ${names}`,
      'quCZ',
      {
        zh: (count, names) => `撤回对 ${count} 个出块节点的投票：${names}`,
        ko: (count, names) => `블록 프로듀서 ${count}명에 대한 투표 제거: ${names}`,
        ar: (count, names) => `يزيل أصواتك لـ ${count} من المنتجين: ${isolated(names)}`,
        es: (count, names) =>
          count === '1' ? `Quita tu voto por ${names}` : `Quita tus votos por ${count} productores: ${names}`,
      },
    ),
    'votes-unread': text('Your current votes could not be loaded: this vote replaces all of them.', 'AFuu', {
      zh: '无法加载您当前的投票：此次投票会替换全部现有投票。',
      ko: '현재 투표를 불러올 수 없습니다. 이 투표가 기존 투표를 모두 대체합니다.',
      ar: 'تعذّر تحميل أصواتك الحالية: سيحل هذا التصويت محلها كلها.',
      es: 'No se pudieron cargar tus votos actuales: este voto los reemplaza todos.',
    }),
    'proxy-replaced': text((name: string) => `Removes your proxy ${name}`, 'M7Os', {
      zh: (name) => `取消代理 ${name}`,
      ko: (name) => `프록시 ${name} 해제`,
      ar: (name) => `يزيل وكيلك ${name}`,
      es: (name) => `Quita tu proxy ${name}`,
    }),
    'proxied-votes-end': text('Accounts that vote through this proxy will lose their vote.', 'iJTR', {
      zh: '通过此代理投票的账户将不再有投票。',
      ko: '이 프록시를 통해 투표하는 계정들은 표를 잃습니다.',
      ar: 'الحسابات التي تصوت عبر هذا الوكيل لن يبقى لها تصويت.',
      es: 'Las cuentas que votan a través de este proxy se quedan sin voto.',
    }),
  },
};

declare global {
  interface StringFolders {
    'wallet/fio': typeof strings;
  }
}
