import { isolated } from '../i18n/isolated.ts';
import { text } from '../i18n/text.ts';

export const strings = {
  connect: text('Connect To Wallet', 'xGiY', {
    zh: '连接钱包',
    ko: '지갑 연결',
    ar: 'اتصل بالمحفظة',
    es: 'Conectar la cartera',
  }),
  noProviders: text('No wallet is offered on this chain yet.', 'Z2zB', {
    zh: '此链暂无可用的钱包。',
    ko: '이 체인에는 아직 제공되는 지갑이 없습니다.',
    ar: 'لا محافظ متاحة على هذه السلسلة بعد.',
    es: 'Aún no se ofrece ninguna cartera en esta cadena.',
  }),
  providers: {
    cleos: {
      name: text('Command line (cleos)', '0DMG', {
        zh: '命令行（cleos）',
        ko: '명령줄(cleos)',
        ar: 'سطر الأوامر (cleos)',
        es: 'Línea de comandos (cleos)',
      }),
      audience: text('For keys in a cleos wallet: run a command, paste its output', '6i1n', {
        zh: '适用于 cleos 钱包中的密钥：运行命令并粘贴输出',
        ko: 'cleos 지갑의 키: 명령을 실행하고 출력을 붙여 넣습니다',
        ar: 'لمفاتيح محفظة cleos: نفّذ أمرًا وألصق ناتجه',
        es: 'Para claves en una cartera de cleos: ejecuta un comando y pega su salida',
      }),
    },
    eosc: {
      name: text('Command line (eosc)', 'hdkn', {
        zh: '命令行（eosc）',
        ko: '명령줄(eosc)',
        ar: 'سطر الأوامر (eosc)',
        es: 'Línea de comandos (eosc)',
      }),
      audience: text('For keys in a vault of eosc: run a command, paste its output', 'CO6j', {
        zh: '适用于 eosc 保险库中的密钥：运行命令并粘贴输出',
        ko: 'eosc 보관소의 키: 명령을 실행하고 출력을 붙여 넣습니다',
        ar: 'لمفاتيح خزنة eosc: نفّذ أمرًا وألصق ناتجه',
        es: 'Para claves en un almacén de eosc: ejecuta un comando y pega su salida',
      }),
    },
    protoncli: {
      name: text('Command line (proton)', 'w1sC', {
        zh: '命令行（proton）',
        ko: '명령줄(proton)',
        ar: 'سطر الأوامر (proton)',
        es: 'Línea de comandos (proton)',
      }),
      audience: text('For keys in the XPR command line: run a command, paste its output', 'gQ15', {
        zh: '适用于 XPR 命令行中的密钥：运行命令并粘贴输出',
        ko: 'XPR 명령줄의 키: 명령을 실행하고 출력을 붙여 넣습니다',
        ar: 'لمفاتيح سطر أوامر XPR: نفّذ أمرًا وألصق ناتجه',
        es: 'Para claves en la línea de comandos de XPR: ejecuta un comando y pega su salida',
      }),
    },
    clio: {
      name: text('Command line (clio)', 'Iuer', {
        zh: '命令行（clio）',
        ko: '명령줄(clio)',
        ar: 'سطر الأوامر (clio)',
        es: 'Línea de comandos (clio)',
      }),
      audience: text('For keys in a wallet of clio: run a command, paste its output', 'cME5', {
        zh: '适用于 clio 钱包中的密钥：运行命令并粘贴输出',
        ko: 'clio 지갑의 키: 명령을 실행하고 출력을 붙여 넣습니다',
        ar: 'لمفاتيح محفظة clio: نفّذ أمرًا وألصق ناتجه',
        es: 'Para claves en una cartera de clio: ejecuta un comando y pega su salida',
      }),
    },
    trezor: {
      name: text('Trezor', '3OX9', { zh: 'Trezor', ko: 'Trezor', ar: 'Trezor', es: 'Trezor' }),
      audience: text('A Trezor Model T or Safe 3 with EOS support', 'njdz', {
        zh: '支持 EOS 的 Trezor Model T 或 Safe 3',
        ko: 'EOS를 지원하는 Trezor Model T 또는 Safe 3',
        ar: 'جهاز Trezor Model T أو Safe 3 يدعم EOS',
        es: 'Un Trezor Model T o Safe 3 compatible con EOS',
      }),
    },
    ledger: {
      name: text('Ledger', '5Bt1', { zh: 'Ledger', ko: 'Ledger', ar: 'Ledger', es: 'Ledger' }),
      audience: text('A Ledger device with the EOS application', 'L8gs', {
        zh: '装有 EOS 应用的 Ledger 设备',
        ko: 'EOS 앱이 설치된 Ledger 장치',
        ar: 'جهاز Ledger بتطبيق EOS',
        es: 'Un dispositivo Ledger con la aplicación EOS',
      }),
    },
    watchOnly: {
      name: text('Watch only', 'NxiK', { zh: '观察账户', ko: '보기 전용', ar: 'مراقبة فقط', es: 'Solo lectura' }),
      audience: text('Any account without its keys: look, prepare, export', 'gkfU', {
        zh: '无需密钥的任意账户：查看、准备、导出',
        ko: '키가 없는 모든 계정: 조회, 준비, 내보내기',
        ar: 'أي حساب بلا مفاتيحه: اطّلع وحضّر وصدّر',
        es: 'Cualquier cuenta sin sus claves: ver, preparar, exportar',
      }),
    },
    webauth: {
      name: text('WebAuth', 'afmF', { zh: 'WebAuth', ko: 'WebAuth', ar: 'WebAuth', es: 'WebAuth' }),
      audience: text('XPR accounts: confirm in the WebAuth app, on this device or your phone', 'eJoS', {
        zh: 'XPR 账户：在此设备或手机上的 WebAuth 应用中确认',
        ko: 'XPR 계정: 이 기기나 휴대폰의 WebAuth 앱에서 확인',
        ar: 'حسابات XPR: أكّد في تطبيق WebAuth على هذا الجهاز أو هاتفك',
        es: 'Cuentas de XPR: confirma en la aplicación WebAuth, en este dispositivo o en tu teléfono',
      }),
    },
    anchor: {
      name: text('Anchor', '1YlE', { zh: 'Anchor', ko: 'Anchor', ar: 'Anchor', es: 'Anchor' }),
      audience: text('For main networks: confirm in the Anchor app, on this device or your phone', 'kkaX', {
        zh: '适用于主网：在此设备或手机上的 Anchor 应用中确认',
        ko: '메인넷용: 이 기기나 휴대폰의 Anchor 앱에서 확인합니다',
        ar: 'للشبكات الرئيسية: أكّد في تطبيق Anchor على هذا الجهاز أو هاتفك',
        es: 'Para redes principales: confirma en la aplicación Anchor, aquí o en el teléfono',
      }),
    },
    cloudwallet: {
      name: text('My Cloud Wallet', 'DtbV', {
        zh: 'My Cloud Wallet',
        ko: 'My Cloud Wallet',
        ar: 'My Cloud Wallet',
        es: 'My Cloud Wallet',
      }),
      audience: text('WAX accounts in a window of mycloudwallet.com', 'MoyR', {
        zh: '在 mycloudwallet.com 窗口中使用 WAX 账户',
        ko: 'mycloudwallet.com 창에서 사용하는 WAX 계정',
        ar: 'حسابات WAX في نافذة من mycloudwallet.com',
        es: 'Cuentas de WAX en una ventana de mycloudwallet.com',
      }),
    },
    wombat: {
      name: text('Wombat', 'hiDS', { zh: 'Wombat', ko: 'Wombat', ar: 'Wombat', es: 'Wombat' }),
      audience: text('Wallet app and browser extension with an easy account', 'gYtd', {
        zh: '钱包应用和浏览器扩展，账户易于创建',
        ko: '계정을 쉽게 만들 수 있는 지갑 앱과 브라우저 확장',
        ar: 'تطبيق محفظة وإضافة متصفح بحساب سهل الإنشاء',
        es: 'App y extensión del navegador con una cuenta fácil de crear',
      }),
    },
    tokenpocket: {
      name: text('TokenPocket', 'W9B0', { zh: 'TokenPocket', ko: 'TokenPocket', ar: 'TokenPocket', es: 'TokenPocket' }),
      audience: text('Wallet app for many chains, and browser extension', 'IK4Z', {
        zh: '多链钱包应用和浏览器扩展',
        ko: '여러 체인을 지원하는 지갑 앱과 브라우저 확장',
        ar: 'تطبيق محفظة لسلاسل عديدة وإضافة متصفح',
        es: 'App para muchas cadenas y extensión del navegador',
      }),
    },
    scatter: {
      name: text('Scatter', 'sm3O', { zh: 'Scatter', ko: 'Scatter', ar: 'Scatter', es: 'Scatter' }),
      audience: text(
        'Desktop wallet or extension with the Scatter API, such as MEET.ONE, imToken or Starteos',
        'vvPf',
        {
          zh: '支持 Scatter 接口的桌面钱包或扩展，如 MEET.ONE、imToken、Starteos',
          ko: 'Scatter API를 지원하는 데스크톱 지갑이나 확장(MEET.ONE, imToken, Starteos 등)',
          ar: 'محفظة سطح مكتب أو إضافة تدعم واجهة Scatter، مثل MEET.ONE وimToken وStarteos',
          es: 'Cartera de escritorio o extensión con la API de Scatter, como MEET.ONE, imToken o Starteos',
        },
      ),
    },
    metamask: {
      name: text('MetaMask', '1zUM', { zh: 'MetaMask', ko: 'MetaMask', ar: 'MetaMask', es: 'MetaMask' }),
      audience: text("EOS accounts with a key of MetaMask's Antelope snap", '9DV4', {
        zh: '用 MetaMask 的 Antelope snap 中的密钥管理 EOS 账户',
        ko: 'MetaMask Antelope 스냅의 키를 쓰는 EOS 계정',
        ar: 'حسابات EOS بمفتاح من إضافة Antelope snap في MetaMask',
        es: 'Cuentas de EOS con una clave del snap de Antelope de MetaMask',
      }),
    },
    passkey: {
      name: text('Passkey', 'tIgx', { zh: '通行密钥', ko: '패스키', ar: 'مفتاح المرور', es: 'Llave de acceso' }),
      audience: text('Fingerprint, face, PIN or security key of this device', 'nCo5', {
        zh: '此设备的指纹、面容、PIN 或安全密钥',
        ko: '이 기기의 지문, 얼굴, PIN 또는 보안 키',
        ar: 'بصمة هذا الجهاز أو الوجه أو رمز PIN أو مفتاح أمان',
        es: 'Huella, rostro, PIN o llave de seguridad de este dispositivo',
      }),
    },
    signingRequest: {
      name: text('Signing request (ESR)', 'syAh', {
        zh: '签名请求（ESR）',
        ko: '서명 요청(ESR)',
        ar: 'طلب توقيع (ESR)',
        es: 'Solicitud de firma (ESR)',
      }),
      audience: text('Your own wallet app: scan a code or open a link', 'hu4z', {
        zh: '使用自己的钱包应用：扫描二维码或打开链接',
        ko: '내 지갑 앱에서 코드를 스캔하거나 링크를 엽니다',
        ar: 'تطبيق محفظتك: امسح رمزًا أو افتح رابطًا',
        es: 'Tu propia cartera: escanea un código o abre un enlace',
      }),
    },
    localKey: {
      name: text('Private key (testnets)', '7MR8', {
        zh: '私钥（测试网）',
        ko: '개인 키(테스트넷)',
        ar: 'مفتاح خاص (شبكات الاختبار)',
        es: 'Clave privada (redes de prueba)',
      }),
      audience: text('For developers: a private key of this local chain', 'J10l', {
        zh: '供开发者使用：此本地链的私钥',
        ko: '개발자용: 이 로컬 체인의 개인 키',
        ar: 'للمطورين: مفتاح خاص لهذه السلسلة المحلية',
        es: 'Para desarrolladores: una clave privada de esta cadena local',
      }),
    },
  },
  discontinued: {
    title: text('Discontinued wallets', 'd7pV', {
      zh: '已停用的钱包',
      ko: '지원이 종료된 지갑',
      ar: 'محافظ متوقفة',
      es: 'Carteras descontinuadas',
    }),
    use: text((names: string) => `Use ${names}`, 'G-Lp', {
      zh: (names) => `请使用 ${names}`,
      ko: (names) => `${names} 사용`,
      ar: (names) => `استخدم ${names}`,
      es: (names) => `Usa ${names}`,
    }),
  },
  unsupported: text('Not supported by this browser or connection', '8ATl', {
    zh: '此浏览器或连接不支持',
    ko: '이 브라우저나 연결에서는 지원되지 않습니다',
    ar: 'غير مدعوم في هذا المتصفح أو الاتصال',
    es: 'Este navegador o esta conexión no lo admite',
  }),
  install: text((name: string) => `Get ${name}`, 'aGXC', {
    zh: (name) => `获取 ${name}`,
    ko: (name) => `${name} 받기`,
    ar: (name) => `احصل على ${name}`,
    es: (name) => `Obtener ${name}`,
  }),
  retry: text('Try again', 'UUxj', { zh: '重试', ko: '다시 시도', ar: 'حاول مجددًا', es: 'Reintentar' }),
  reload: text('Reload the page', 'ldec', {
    zh: '重新加载页面',
    ko: '페이지 새로고침',
    ar: 'أعد تحميل الصفحة',
    es: 'Recargar la página',
  }),
  back: text('Back', 'fOre', { zh: '返回', ko: '뒤로', ar: 'رجوع', es: 'Atrás' }),
  users: text('Switch account', 'QNRF', {
    zh: '切换账户',
    ko: '계정 전환',
    ar: 'تبديل الحساب',
    es: 'Cambiar de cuenta',
  }),
  otherChains: text('Other chains', 'bfcF', { zh: '其他链', ko: '다른 체인', ar: 'سلاسل أخرى', es: 'Otras cadenas' }),
  remove: text('Remove', 'lGmh', { zh: '移除', ko: '제거', ar: 'إزالة', es: 'Quitar' }),
  logOut: text('Log out', 'xLgO', { zh: '退出登录', ko: '로그아웃', ar: 'تسجيل الخروج', es: 'Cerrar sesión' }),
  add: text('Connect another', 'JUm-', {
    zh: '连接另一个账户',
    ko: '다른 계정 연결',
    ar: 'اتصل بحساب آخر',
    es: 'Conectar otra',
  }),
  send: text('Send tokens', 'jkKV', { zh: '发送代币', ko: '토큰 보내기', ar: 'أرسل رموزًا', es: 'Enviar tokens' }),
  account: text('View account', 'N9Ft', { zh: '查看账户', ko: '계정 보기', ar: 'عرض الحساب', es: 'Ver la cuenta' }),
  balance: text('the balance', 'eWXZ', { zh: '余额', ko: '잔액', ar: 'الرصيد', es: 'el saldo' }),
  errors: {
    'not-logged-in': text('Please log in first.', 'pnM6', {
      zh: '请先登录。',
      ko: '먼저 로그인하세요.',
      ar: 'سجّل الدخول أولًا من فضلك.',
      es: 'Primero inicia sesión, por favor.',
    }),
    'no-provider': text('No signature provider available', '1XR9', {
      zh: '没有可用的签名提供者',
      ko: '사용할 수 있는 서명 제공자가 없습니다',
      ar: 'لا يوجد مزوّد توقيع متاح',
      es: 'No hay ningún proveedor de firma',
    }),
    'no-scatter': text('No Scatter Found', 'TED3', {
      zh: '未找到 Scatter',
      ko: 'Scatter를 찾을 수 없습니다',
      ar: 'لم يُعثر على Scatter',
      es: 'No se encontró Scatter',
    }),
    'no-identity': text('No Identity Found', 'LYrO', {
      zh: '未找到身份',
      ko: 'ID를 찾을 수 없습니다',
      ar: 'لم يُعثر على هوية',
      es: 'No se encontró ninguna identidad',
    }),
    'no-accounts': text('No accounts found with key', 'bn9j', {
      zh: '没有账户使用此密钥',
      ko: '이 키를 쓰는 계정이 없습니다',
      ar: 'لا توجد حسابات بهذا المفتاح',
      es: 'Ninguna cuenta tiene esta clave',
    }),
    'no-account': text('There is no such account or permission.', 'k9qz', {
      zh: '没有这样的账户或权限。',
      ko: '그런 계정이나 권한이 없습니다.',
      ar: 'لا يوجد حساب أو صلاحية كهذه.',
      es: 'No existe tal cuenta o permiso.',
    }),
    'bad-passphrase': text('Wrong passphrase.', 'rRfb', {
      zh: '口令错误。',
      ko: '암호 문구가 올바르지 않습니다.',
      ar: 'عبارة المرور خاطئة.',
      es: 'Frase de acceso incorrecta.',
    }),
    'weak-passphrase': text(
      'A passphrase needs at least 8 characters. Leave it empty to keep the key in this page only.',
      'iUHq',
      {
        zh: '口令至少需要 8 个字符。留空则密钥仅保留在本页中。',
        ko: '암호 문구는 8자 이상이어야 합니다. 비워 두면 키가 이 페이지에만 보관됩니다.',
        ar: 'تحتاج عبارة المرور إلى 8 أحرف على الأقل. اتركها فارغة ليبقى المفتاح في هذه الصفحة فقط.',
        es: 'La frase de acceso necesita al menos 8 caracteres. Déjala vacía para guardar la clave solo en esta página.',
      },
    ),
    expired: text('Transaction Expired: Try Again', 'Gd3L', {
      zh: '交易已过期：请重试',
      ko: '트랜잭션이 만료되었습니다. 다시 시도하세요',
      ar: 'انتهت صلاحية المعاملة: حاول مرة أخرى',
      es: 'La transacción ha caducado: inténtalo de nuevo',
    }),
    unsettled: text(
      'The wallet may already have sent the last transaction. Its status is final in a few minutes; try again then.',
      '7kCd',
      {
        zh: '钱包可能已发送上一笔交易，几分钟后即可确定，请届时重试。',
        ko: '지갑이 이전 트랜잭션을 이미 전송했을 수 있습니다. 몇 분 후에 확인되니 그때 다시 시도하세요.',
        ar: 'ربما أرسلت المحفظة المعاملة الأخيرة. سيتأكد ذلك خلال بضع دقائق، فأعد المحاولة حينها.',
        es: 'Es posible que la cartera haya enviado la última transacción. Se sabrá con certeza en unos minutos: inténtelo entonces.',
      },
    ),
    undetermined: text(
      'Could not determine whether the wallet sent the last transaction. Check the account before signing again.',
      'DW0Y',
      {
        zh: '无法确定钱包是否已发送上一笔交易。再次签名前请先检查账户。',
        ko: '지갑이 이전 트랜잭션을 전송했는지 확인할 수 없습니다. 다시 서명하기 전에 계정을 확인하세요.',
        ar: 'تعذّر تحديد ما إذا كانت المحفظة قد أرسلت المعاملة الأخيرة. تحقّق من الحساب قبل التوقيع مجددًا.',
        es: 'No se pudo determinar si la cartera envió la última transacción. Revise la cuenta antes de firmar de nuevo.',
      },
    ),
    refused: text('The wallet declined to sign.', 'MovL', {
      zh: '钱包拒绝签名。',
      ko: '지갑이 서명을 거부했습니다.',
      ar: 'رفضت المحفظة التوقيع.',
      es: 'La cartera rechazó firmar.',
    }),
    cancelled: text('Not signed: the wallet was closed.', 'W0y7', {
      zh: '未签名：钱包已关闭。',
      ko: '서명하지 않음: 지갑이 닫혔습니다.',
      ar: 'لم يُوقَّع: أُغلقت المحفظة.',
      es: 'Sin firmar: se cerró la cartera.',
    }),
    'wrong-chain': text('The wallet is on another chain.', 'B_JX', {
      zh: '钱包在另一条链上。',
      ko: '지갑이 다른 체인에 있습니다.',
      ar: 'المحفظة على سلسلة أخرى.',
      es: 'La cartera está en otra cadena.',
    }),
    'invalid-response': text('This is not a response to this request.', 'bpa0', {
      zh: '这不是钱包对此请求的回复。',
      ko: '이 요청에 대한 지갑의 응답이 아닙니다.',
      ar: 'ليس هذا رد المحفظة على هذا الطلب.',
      es: 'Esta no es la respuesta de la cartera a esta solicitud.',
    }),
    'bad-signature': text('The signature does not satisfy the permission.', 'dtdo', {
      zh: '签名不满足该权限。',
      ko: '서명이 권한을 충족하지 않습니다.',
      ar: 'التوقيع لا يستوفي الصلاحية.',
      es: 'La firma no satisface el permiso.',
    }),
    changed: text('The wallet signed a different transaction. It was not sent.', '1pOt', {
      zh: '钱包签署了另一笔交易，未予发送。',
      ko: '지갑이 다른 트랜잭션에 서명하여 전송하지 않았습니다.',
      ar: 'وقّعت المحفظة معاملة أخرى، فلم تُرسل.',
      es: 'La cartera firmó otra transacción. No se envió.',
    }),
    'abi-mismatch': text(
      'The node describes this contract differently from this wallet or the index. Nothing can be signed through this node.',
      'M5ui',
      {
        zh: '节点对此合约的描述与钱包或索引不符，无法通过此节点签名。',
        ko: '노드의 컨트랙트 설명이 지갑 또는 인덱스와 다릅니다. 이 노드로는 서명할 수 없습니다.',
        ar: 'تصف العقدة هذا العقد بخلاف هذه المحفظة أو الفهرس. لا يمكن توقيع شيء عبر هذه العقدة.',
        es: 'El nodo describe este contrato de forma distinta a esta cartera o al índice. No se puede firmar nada a través de este nodo.',
      },
    ),
    'dry-run-mismatch': text(
      'The node simulated different actions than those to be signed. Nothing can be signed through this node.',
      'w6gR',
      {
        zh: '节点模拟的操作与将要签名的操作不同，无法通过此节点签名。',
        ko: '노드가 서명할 액션과 다른 액션을 시뮬레이션했습니다. 이 노드로는 서명할 수 없습니다.',
        ar: 'حاكت العقدة إجراءات غير التي ستُوقَّع. لا يمكن توقيع شيء عبر هذه العقدة.',
        es: 'El nodo simuló acciones distintas de las que se firmarían. No se puede firmar nada a través de este nodo.',
      },
    ),
    'no-device': text('No device was found or chosen, or its connection ended.', 'UuKS', {
      zh: '未找到或未选择设备，或连接已断开。',
      ko: '장치를 찾거나 선택하지 못했거나 연결이 끊어졌습니다.',
      ar: 'لم يُعثر على جهاز أو لم يُختر، أو انقطع الاتصال به.',
      es: 'No se encontró ni eligió ningún dispositivo, o se perdió la conexión.',
    }),
    'device-locked': text('Unlock the device and try again.', 'OaVL', {
      zh: '请解锁设备后重试。',
      ko: '장치의 잠금을 해제하고 다시 시도하세요.',
      ar: 'افتح قفل الجهاز وحاول مجددًا.',
      es: 'Desbloquea el dispositivo e inténtalo de nuevo.',
    }),
    'wrong-app': text('Open the EOS application on the device and try again.', '_G72', {
      zh: '请在设备上打开 EOS 应用后重试。',
      ko: '장치에서 EOS 앱을 열고 다시 시도하세요.',
      ar: 'افتح تطبيق EOS على الجهاز وحاول مجددًا.',
      es: 'Abre la aplicación EOS en el dispositivo e inténtalo de nuevo.',
    }),
    'wrong-device': text('This device does not hold the key of the account.', 'ZJUI', {
      zh: '此设备没有该账户的密钥。',
      ko: '이 장치에는 해당 계정의 키가 없습니다.',
      ar: 'لا يحمل هذا الجهاز مفتاح الحساب.',
      es: 'Este dispositivo no tiene la clave de la cuenta.',
    }),
    'device-unsupported': text(
      'The device cannot sign this transaction. Contracts unknown to it have to be allowed in the settings of its application.',
      'xWCy',
      {
        zh: '设备无法签署此交易。设备不认识的合约须在其应用设置中允许。',
        ko: '장치가 이 트랜잭션에 서명할 수 없습니다. 장치가 모르는 컨트랙트는 앱 설정에서 허용해야 합니다.',
        ar: 'لا يستطيع الجهاز توقيع هذه المعاملة. العقود التي لا يعرفها يجب السماح بها في إعدادات تطبيقه.',
        es: 'El dispositivo no puede firmar esta transacción. Los contratos que no conoce deben permitirse en los ajustes de su aplicación.',
      },
    ),
    'firmware-unsupported': text('The firmware of this device does not support EOS.', 'hKU9', {
      zh: '此设备的固件不支持 EOS。',
      ko: '이 장치의 펌웨어는 EOS를 지원하지 않습니다.',
      ar: 'البرنامج الثابت لهذا الجهاز لا يدعم EOS.',
      es: 'El firmware de este dispositivo no es compatible con EOS.',
    }),
    'not-loaded': text('The wallet could not be loaded.', 'PF5Y', {
      zh: '无法加载钱包。',
      ko: '지갑을 불러올 수 없습니다.',
      ar: 'تعذّر تحميل المحفظة.',
      es: 'No se pudo cargar la cartera.',
    }),
    'not-stored': text('Nothing was sent: this device could not save the transaction first.', 'HebY', {
      zh: '本设备无法保存待发送的内容，因此未发送。',
      ko: '이 기기에 보낼 내용을 저장할 수 없어 아무것도 전송하지 않았습니다.',
      ar: 'يتعذّر على هذا الجهاز حفظ ما سيُرسل، لذلك لم يُرسل شيء.',
      es: 'Este dispositivo no puede guardar lo que se va a enviar, así que no se envió nada.',
    }),
  },
  interactions: {
    unlock: text('Unlock', 'bFAM', { zh: '解锁', ko: '잠금 해제', ar: 'افتح القفل', es: 'Desbloquear' }),
    reconnect: text('Connect again', 'g6Sl', {
      zh: '重新连接',
      ko: '다시 연결',
      ar: 'اتصل مجددًا',
      es: 'Conectar de nuevo',
    }),
    popup: text('Open the wallet', 'XzKZ', {
      zh: '打开钱包',
      ko: '지갑 열기',
      ar: 'افتح المحفظة',
      es: 'Abrir la cartera',
    }),
    qr: text('Sign in your wallet', 'qGz5', {
      zh: '在钱包中签名',
      ko: '지갑에서 서명',
      ar: 'وقّع في محفظتك',
      es: 'Firmar en tu cartera',
    }),
    device: text('Confirm on the device', 't01z', {
      zh: '在设备上确认',
      ko: '기기에서 확인',
      ar: 'أكّد على الجهاز',
      es: 'Confirmar en el dispositivo',
    }),
    command: text('Sign with a command', 'WEWK', {
      zh: '用命令签名',
      ko: '명령으로 서명',
      ar: 'وقّع بأمر',
      es: 'Firmar con un comando',
    }),
  },
  transfer: {
    title: text('Send tokens', 'jkKV', { zh: '发送代币', ko: '토큰 보내기', ar: 'أرسل رموزًا', es: 'Enviar tokens' }),
    views: {
      label: text('Kind of transfer', 'pwcA', {
        zh: '发送类型',
        ko: '전송 종류',
        ar: 'نوع الإرسال',
        es: 'Tipo de envío',
      }),
      single: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
      multi: text('Several accounts', 'zug9', {
        zh: '多个账户',
        ko: '여러 계정',
        ar: 'عدة حسابات',
        es: 'Varias cuentas',
      }),
      nft: text('NFTs', 'QYEJ', { zh: 'NFT', ko: 'NFT', ar: 'NFT', es: 'NFT' }),
      batch: text('List', 'IpQ2', { zh: '批量', ko: '일괄', ar: 'قائمة', es: 'Lista' }),
      nftBatch: text('List of NFTs', '1X-R', { zh: '批量 NFT', ko: 'NFT 일괄', ar: 'قائمة NFT', es: 'Lista de NFT' }),
    },
    needsScripts: text('Sending requires JavaScript: transactions are built and checked in your browser.', 'e7ga', {
      zh: '发送需要 JavaScript：交易在您的浏览器中生成和检查。',
      ko: '전송에는 JavaScript가 필요합니다. 트랜잭션은 브라우저에서 생성되고 확인됩니다.',
      ar: 'يتطلب الإرسال JavaScript: تُنشأ المعاملات وتُفحص في متصفحك.',
      es: 'Enviar requiere JavaScript: las transacciones se crean y comprueban en tu navegador.',
    }),
    fields: {
      to: {
        label: text('To', 'syFK', { zh: '收款账户', ko: '받는 계정', ar: 'إلى', es: 'Para' }),
      },
      amount: {
        label: text('Amount', 'DHNN', { zh: '数量', ko: '수량', ar: 'المبلغ', es: 'Cantidad' }),
      },
      token: {
        label: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
      },
      memo: {
        label: text('Memo', '9yCl', { zh: '备注', ko: '메모', ar: 'المذكرة', es: 'Memo' }),
        hint: text('Public, at most 256 bytes', '4M3E', {
          zh: '公开可见，最多 256 字节',
          ko: '공개됨, 최대 256바이트',
          ar: 'علنية، 256 بايت كحد أقصى',
          es: 'Público, 256 bytes como máximo',
        }),
      },
    },
    noTokens: text('This account holds no tokens.', '_Vko', {
      zh: '该账户没有代币。',
      ko: '이 계정에는 토큰이 없습니다.',
      ar: 'لا يملك هذا الحساب رموزًا.',
      es: 'Esta cuenta no tiene tokens.',
    }),
    acts: {
      'send-suspect': {
        title: text(
          (quantity: string, to: string, contract: string) => `Send ${quantity} of ${contract} to ${to}`,
          'GF-j',
          {
            zh: (quantity, to, contract) => `发送 ${contract} 的 ${quantity} 给 ${to}`,
            ko: (quantity, to, contract) => `${to} 계정에 ${contract}의 ${quantity} 보내기`,
            ar: (quantity, to, contract) => `أرسل ${isolated(quantity)} من ${contract} إلى ${to}`,
            es: (quantity, to, contract) => `Enviar ${quantity} de ${contract} a ${to}`,
          },
        ),
        done: text(
          (quantity: string, to: string, contract: string) => `Sent ${quantity} of ${contract} to ${to}`,
          'uK1p',
          {
            zh: (quantity, to, contract) => `已发送 ${contract} 的 ${quantity} 给 ${to}`,
            ko: (quantity, to, contract) => `${to} 계정에 ${contract}의 ${quantity} 보냄`,
            ar: (quantity, to, contract) => `أُرسل ${isolated(quantity)} من ${contract} إلى ${to}`,
            es: (quantity, to, contract) => `Enviado: ${quantity} de ${contract} a ${to}`,
          },
        ),
      },
      send: {
        title: text((quantity: string, to: string) => `Send ${quantity} to ${to}`, '74Wg', {
          zh: (quantity, to) => `发送 ${quantity} 给 ${to}`,
          ko: (quantity, to) => `${to} 계정에 ${quantity} 보내기`,
          ar: (quantity, to) => `أرسل ${isolated(quantity)} إلى ${to}`,
          es: (quantity, to) => `Enviar ${quantity} a ${to}`,
        }),
        done: text((quantity: string, to: string) => `Sent ${quantity} to ${to}`, 'C7_T', {
          zh: (quantity, to) => `已发送 ${quantity} 给 ${to}`,
          ko: (quantity, to) => `${to} 계정에 ${quantity} 보냄`,
          ar: (quantity, to) => `أُرسل ${isolated(quantity)} إلى ${to}`,
          es: (quantity, to) => `Enviado: ${quantity} a ${to}`,
        }),
      },
    },
    notes: {
      'spam-token': text('Known spam', 'aWuH', {
        zh: '已知垃圾代币',
        ko: '알려진 스팸',
        ar: 'رمز مزعج معروف',
        es: 'Spam conocido',
      }),
      'spam-token-sent': text((code: string, contract: string) => `${code} of ${contract} is known spam.`, 'skSB', {
        zh: (code, contract) => `${contract} 的 ${code} 是已知的垃圾代币。`,
        ko: (code, contract) => `${contract}의 ${code}는 알려진 스팸입니다.`,
        ar: (code, contract) => `${code} من ${contract} رمز مزعج معروف.`,
        es: (code, contract) => `${code} de ${contract} es spam conocido.`,
      }),
      'fake-token': text((genuine: string) => `Fake: imitates ${genuine}`, 'maln', {
        zh: (genuine) => `假币：仿冒 ${genuine}`,
        ko: (genuine) => `가짜: ${genuine} 모방`,
        ar: (genuine) => `مزيّف: يقلّد ${genuine}`,
        es: (genuine) => `Falso: imita a ${genuine}`,
      }),
      'fake-token-sent': text(
        (code: string, genuine: string) =>
          `Fake token: this is not the ${code} of ${genuine}, only its symbol is the same.`,
        '-qgn',
        {
          zh: (code, genuine) => `假代币：这不是 ${genuine} 的 ${code}，只是符号相同。`,
          ko: (code, genuine) => `가짜 토큰: ${genuine}의 ${code}가 아니며 심볼만 같습니다.`,
          ar: (code, genuine) => `رمز مزيّف: ليس ${code} الخاص بـ ${genuine}، وإنما اسمه فقط مماثل.`,
          es: (code, genuine) => `Token falso: no es el ${code} de ${genuine}, solo tiene el mismo símbolo.`,
        },
      ),
    },
    again: text('New transfer', 'tsai', { zh: '新转账', ko: '새 전송', ar: 'تحويل جديد', es: 'Nueva transferencia' }),
  },
  review: {
    held: text(
      (time: string) =>
        `The wallet can still send the last transaction until ${time}. If it does, its receipt appears here.`,
      'rJcd',
      {
        zh: (time: string) => `在 ${time} 之前，钱包仍可能发送上一笔交易。如已发送，此处将显示其回执。`,
        ko: (time: string) =>
          `지갑은 ${time}까지 이전 트랜잭션을 전송할 수 있습니다. 전송되면 여기에 결과가 표시됩니다.`,
        ar: (time: string) =>
          `لا يزال بإمكان المحفظة إرسال المعاملة الأخيرة حتى ${time}. إذا أرسلتها فسيظهر إيصالها هنا.`,
        es: (time: string) =>
          `La cartera aún puede enviar la última transacción hasta las ${time}. Si lo hace, su comprobante aparecerá aquí.`,
      },
    ),
    included: text((title: string) => `The last transaction is in a block: ${title}`, '-nbI', {
      zh: (title: string) => `上一笔交易已被打包进区块：${title}`,
      ko: (title: string) => `이전 트랜잭션이 블록에 포함되었습니다: ${title}`,
      ar: (title: string) => `المعاملة الأخيرة مُدرجة في كتلة: ${title}`,
      es: (title: string) => `La última transacción está en un bloque: ${title}`,
    }),
    watched: text((level: string) => `Prepared for ${level}, which is watched only: no key signs here.`, 'YrK7', {
      zh: (level: string) => `为 ${level} 准备，该账户仅供观察：此处没有密钥可签名。`,
      ko: (level: string) => `보기 전용인 ${level}용으로 준비했습니다. 여기에는 서명할 키가 없습니다.`,
      ar: (level: string) => `مُحضَّرة لـ ${level} المُراقَب فقط: لا مفتاح يوقّع هنا.`,
      es: (level: string) => `Preparada para ${level}, que está en solo lectura: aquí no firma ninguna clave.`,
    }),
    title: text('Review', 'VS5C', { zh: '确认', ko: '검토', ar: 'المراجعة', es: 'Revisión' }),
    signer: text((level: string, wallet: string) => `Signing as ${level} with ${wallet}`, 'O7P-', {
      zh: (level, wallet) => `以 ${level} 签名，使用${wallet}`,
      ko: (level, wallet) => `서명 계정: ${level} · ${wallet}`,
      ar: (level, wallet) => `التوقيع باسم ${level} عبر ${wallet}`,
      es: (level, wallet) => `Firma ${level} con ${wallet}`,
    }),
    reconnect: text('The key is not stored on this device: you will be asked for it again.', 'MVq3', {
      zh: '密钥不在此设备上：签名时会再次要求输入。',
      ko: '키가 이 기기에 없어 서명할 때 다시 묻습니다.',
      ar: 'المفتاح ليس على هذا الجهاز: سيُطلب مجددًا عند التوقيع.',
      es: 'La clave no está en este dispositivo: se pedirá de nuevo al firmar.',
    }),
    incomplete: text('Fill in the form to see what will change.', 'rSyb', {
      zh: '填写表单即可看到将发生的变化。',
      ko: '양식을 채우면 무엇이 바뀌는지 볼 수 있습니다.',
      ar: 'املأ النموذج لترى ما سيتغيّر.',
      es: 'Rellena el formulario para ver qué cambiará.',
    }),
    working: text('Simulating…', '0EdO', {
      zh: '正在模拟…',
      ko: '시뮬레이션 중…',
      ar: 'جارٍ المحاكاة…',
      es: 'Simulando…',
    }),
    dryRun: text('Simulated by the node', '83Ly', {
      zh: '由节点模拟',
      ko: '노드에서 시뮬레이션됨',
      ar: 'محاكاة من العقدة',
      es: 'Simulado por el nodo',
    }),
    estimate: text((reason: string) => `Not simulated: ${reason}`, 'KEoI', {
      zh: (reason) => `未模拟：${reason}`,
      ko: (reason) => `시뮬레이션되지 않음: ${reason}`,
      ar: (reason) => `بلا محاكاة: ${reason}`,
      es: (reason) => `Sin simular: ${reason}`,
    }),
    fails: text('This transaction will fail', '4ZFq', {
      zh: '此交易将会失败',
      ko: '이 트랜잭션은 실패합니다',
      ar: 'ستفشل هذه المعاملة',
      es: 'Esta transacción fallará',
    }),
    failed: text('No preview', 't-f4', { zh: '无法预览', ko: '미리보기 없음', ar: 'لا معاينة', es: 'Sin vista previa' }),
    allow: text('Allow signing a transaction that fails', 'lwm-', {
      zh: '允许签署会失败的交易',
      ko: '실패할 트랜잭션의 서명 허용',
      ar: 'اسمح بتوقيع معاملة ستفشل',
      es: 'Permitir firmar una transacción que falla',
    }),
    sign: text('Sign and send', 'LnQ7', {
      zh: '签名并发送',
      ko: '서명하고 보내기',
      ar: 'وقّع وأرسل',
      es: 'Firmar y enviar',
    }),
    signing: text('Signing…', 'rXAj', { zh: '正在签名…', ko: '서명 중…', ar: 'جارٍ التوقيع…', es: 'Firmando…' }),
    insufficient: text(
      (level: string, action: string, required: string) =>
        `${level} cannot authorize ${action}: ${required} is required.`,
      'Chg-',
      {
        zh: (level, action, required) => `${level} 无权授权 ${action}：需要 ${required}。`,
        ko: (level, action, required) =>
          `${level}(으)로는 ${action}을(를) 승인할 수 없습니다. ${required} 권한이 필요합니다.`,
        ar: (level, action, required) =>
          `لا تجيز ${isolated(level)} الإجراء ${isolated(action)}: يلزم ${isolated(required)}.`,
        es: (level, action, required) => `${level} no puede autorizar ${action}: se requiere ${required}.`,
      },
    ),
    refused: text(
      (level: string, action: string, reason: string) => `${level} cannot authorize ${action}: ${reason}.`,
      'Yn0Q',
      {
        zh: (level, action, reason) => `${level} 无权授权 ${action}：${reason}。`,
        ko: (level, action, reason) => `${level}(으)로는 ${action}을(를) 승인할 수 없습니다: ${reason}.`,
        ar: (level, action, reason) => `لا تجيز ${isolated(level)} الإجراء ${isolated(action)}: ${reason}.`,
        es: (level, action, reason) => `${level} no puede autorizar ${action}: ${reason}.`,
      },
    ),
    actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
    balances: text('Balances', 'eHDo', { zh: '余额', ko: '잔액', ar: 'الأرصدة', es: 'Saldos' }),
    ram: text('RAM', 'WZ9k', { zh: 'RAM', ko: 'RAM', ar: 'RAM', es: 'RAM' }),
    permissions: text('Permissions', 'fsy5', { zh: '权限', ko: '권한', ar: 'الصلاحيات', es: 'Permisos' }),
    proposed: text('Proposed actions', 'W_QC', {
      zh: '提案中的操作',
      ko: '제안된 액션',
      ar: 'الإجراءات المقترحة',
      es: 'Acciones propuestas',
    }),
    inline: text('Inline actions', 'DGiC', {
      zh: '内联操作',
      ko: '인라인 액션',
      ar: 'إجراءات مضمّنة',
      es: 'Acciones internas',
    }),
    cost: text((cpu: string, net: string) => `${cpu} µs CPU, ${net} bytes NET`, 'nt5S', {
      zh: (cpu, net) => `${cpu} µs CPU，${net} 字节 NET`,
      ko: (cpu, net) => `CPU ${cpu} µs, NET ${net}바이트`,
      ar: (cpu, net) => `${isolated(`${cpu} µs`)} من CPU و${net} بايت من NET`,
      es: (cpu, net) => `${cpu} µs de CPU, ${net} bytes de NET`,
    }),
    unknown: text('unknown', '64vw', { zh: '未知', ko: '알 수 없음', ar: 'غير معروف', es: 'desconocido' }),
    bytes: text((count: string) => `${count} bytes`, 'KeVz', {
      zh: (count) => `${count} 字节`,
      ko: (count) => `${count}바이트`,
      ar: (count) => `${count} بايت`,
      es: (count) => `${count} bytes`,
    }),
    dropped: text((level: string) => `Keys that lose ${level}:`, 'qFa1', {
      zh: (level) => `失去 ${level} 的密钥：`,
      ko: (level) => `${level} 권한을 잃는 키:`,
      ar: (level) => `مفاتيح تفقد ${level}:`,
      es: (level) => `Claves que pierden ${level}:`,
    }),
    change: {
      set: text('set', 'x_WB', { zh: '设置', ko: '설정', ar: 'تُضبط', es: 'establecido' }),
      deleted: text('deleted', 'Z6DQ', { zh: '删除', ko: '삭제', ar: 'تُحذف', es: 'eliminado' }),
      linked: text('linked', 'kq_h', { zh: '关联', ko: '연결', ar: 'تُربط', es: 'vinculado' }),
      unlinked: text('unlinked', 'pG5c', { zh: '解除关联', ko: '연결 해제', ar: 'يُفك ربطها', es: 'desvinculado' }),
      created: text('created', 'Y5Vg', { zh: '创建', ko: '생성', ar: 'تُنشأ', es: 'creado' }),
    },
  },
  permissions: {
    title: text('Permissions for this transaction', 'D_xv', {
      zh: '此交易的权限',
      ko: '이 트랜잭션의 권한',
      ar: 'صلاحيات هذه المعاملة',
      es: 'Permisos para esta transacción',
    }),
    of: text((actor: string) => `Permissions of ${actor}`, 'BJqg', {
      zh: (actor) => `${actor} 的权限`,
      ko: (actor) => `${actor}의 권한`,
      ar: (actor) => `صلاحيات ${isolated(actor)}`,
      es: (actor) => `Permisos de ${actor}`,
    }),
    choose: text('Use it', 'aCVo', { zh: '使用', ko: '사용', ar: 'استخدمها', es: 'Usar' }),
    chosen: text('In use', 'X5x2', { zh: '当前使用', ko: '사용 중', ar: 'قيد الاستخدام', es: 'En uso' }),
    unread: text((actor: string) => `The permissions of ${actor} could not be read.`, 'eAnW', {
      zh: (actor) => `无法读取 ${actor} 的权限。`,
      ko: (actor) => `${actor}의 권한을 읽지 못했습니다.`,
      ar: (actor) => `تعذرت قراءة صلاحيات ${isolated(actor)}.`,
      es: (actor) => `No se pudieron leer los permisos de ${actor}.`,
    }),
    suffices: text('Suffices', 'ZsrD', { zh: '足够', ko: '충분함', ar: 'تكفي', es: 'Basta' }),
    insufficient: text('Does not suffice', 'P5v7', { zh: '不足', ko: '부족함', ar: 'لا تكفي', es: 'No basta' }),
    use: text('Sign with it', 'nPUy', { zh: '用它签名', ko: '이 권한으로 서명', ar: 'وقّع بها', es: 'Firmar con él' }),
    current: text('Signs now', 'JgG9', { zh: '当前签名权限', ko: '현재 서명 권한', ar: 'توقّع الآن', es: 'Firma ahora' }),
    reasons: {
      required: text((action: string) => `${action} requires it`, 'u0ks', {
        zh: (action) => `${action} 要求此权限`,
        ko: (action) => `${action}에 필요한 권한`,
        ar: (action) => `يتطلبها ${isolated(action)}`,
        es: (action) => `${action} lo requiere`,
      }),
      linked: text((action: string) => `linked to ${action}`, 'CmZ1', {
        zh: (action) => `已关联到 ${action}`,
        ko: (action) => `${action}에 연결됨`,
        ar: (action) => `مرتبطة بالإجراء ${isolated(action)}`,
        es: (action) => `vinculado a ${action}`,
      }),
      above: text((action: string, required: string) => `parent of ${required}, which ${action} requires`, 'jiYk', {
        zh: (action, required) => `是 ${action} 所需 ${required} 的上级`,
        ko: (action, required) => `${action}에 필요한 ${required}의 상위 권한`,
        ar: (action, required) => `أعلى من ${isolated(required)} التي يتطلبها ${isolated(action)}`,
        es: (action, required) => `superior a ${required}, que ${action} requiere`,
      }),
      any: text((action: string) => `${action} accepts any permission`, 'whIb', {
        zh: (action) => `${action} 接受任何权限`,
        ko: (action) => `${action}은(는) 모든 권한을 허용함`,
        ar: (action) => `يقبل ${isolated(action)} أي صلاحية`,
        es: (action) => `${action} acepta cualquier permiso`,
      }),
      insufficient: text((action: string, required: string) => `${action} requires ${required}`, 'ySSz', {
        zh: (action, required) => `${action} 需要 ${required}`,
        ko: (action, required) => `${action}에는 ${required} 권한이 필요함`,
        ar: (action, required) => `يتطلب ${isolated(action)} الصلاحية ${isolated(required)}`,
        es: (action, required) => `${action} requiere ${required}`,
      }),
      'no-such-level': text('the account has no such permission', 'fTYW', {
        zh: '该账户没有此权限',
        ko: '계정에 이 권한이 없음',
        ar: 'ليس لدى الحساب هذه الصلاحية',
        es: 'la cuenta no tiene este permiso',
      }),
      'several-authorizations': text('a change of permissions takes exactly one authorization', '2v6t', {
        zh: '更改权限只能有一个授权',
        ko: '권한 변경에는 승인이 하나만 필요함',
        ar: 'تغيير الصلاحيات يأخذ تفويضًا واحدًا فقط',
        es: 'un cambio de permisos lleva exactamente una autorización',
      }),
      'foreign-account': text('only the account itself can change its permissions', 'Mhgk', {
        zh: '只有账户本身可以更改其权限',
        ko: '계정 자신만 권한을 변경할 수 있음',
        ar: 'لا يغيّر صلاحيات الحساب إلا الحساب نفسه',
        es: 'solo la propia cuenta puede cambiar sus permisos',
      }),
      'no-permission': text('the permission or its parent does not exist', '96xG', {
        zh: '该权限或其上级不存在',
        ko: '권한이나 상위 권한이 없음',
        ar: 'الصلاحية أو الصلاحية الأعلى منها غير موجودة',
        es: 'el permiso o su superior no existe',
      }),
      'not-linkable': text('actions that change permissions cannot be linked', 'iGjk', {
        zh: '更改权限的操作不能被关联',
        ko: '권한을 변경하는 액션은 연결할 수 없음',
        ar: 'لا يمكن ربط الإجراءات التي تغيّر الصلاحيات',
        es: 'las acciones que cambian permisos no se pueden vincular',
      }),
      'no-link': text('there is no link to remove', '-KIq', {
        zh: '没有可移除的关联',
        ko: '제거할 연결이 없음',
        ar: 'لا يوجد ربط لإزالته',
        es: 'no hay vínculo que quitar',
      }),
    },
    signing: {
      delayed: text((level: string) => `The key satisfies ${level} only in a delayed transaction.`, 'sJBV', {
        zh: (level) => `该密钥仅在延迟交易中满足 ${level}。`,
        ko: (level) => `이 키는 지연된 트랜잭션에서만 ${level}을(를) 충족합니다.`,
        ar: (level) => `يستوفي المفتاح ${isolated(level)} في معاملة مؤجلة فقط.`,
        es: (level) => `La clave satisface ${level} solo en una transacción diferida.`,
      }),
      'with-others': text(
        (level: string) =>
          `The key alone does not satisfy ${level}: other keys or accounts must approve. Use multisig mode.`,
        'xy8n',
        {
          zh: (level) => `仅凭该密钥不满足 ${level}：还需其他密钥或账户批准。请使用多签模式。`,
          ko: (level) =>
            `이 키만으로는 ${level}을(를) 충족하지 못합니다. 다른 키나 계정의 승인이 필요하니 멀티시그 모드를 사용하세요.`,
          ar: (level) =>
            `لا يستوفي المفتاح وحده ${isolated(level)}: يجب أن توافق مفاتيح أو حسابات أخرى. استخدم وضع التواقيع المتعددة.`,
          es: (level) =>
            `La clave sola no satisface ${level}: deben aprobar otras claves o cuentas. Usa el modo multifirma.`,
        },
      ),
      'no-part': text((level: string) => `The key is not part of ${level}: the chain refuses its signature.`, 'imPq', {
        zh: (level) => `该密钥不属于 ${level}：链会拒绝其签名。`,
        ko: (level) => `이 키는 ${level}에 속하지 않아 체인이 서명을 거부합니다.`,
        ar: (level) => `المفتاح ليس جزءًا من ${isolated(level)}: ترفض الشبكة توقيعه.`,
        es: (level) => `La clave no forma parte de ${level}: la cadena rechaza su firma.`,
      }),
      never: text((level: string) => `No keys satisfy ${level}.`, 'v8QI', {
        zh: (level) => `没有密钥能满足 ${level}。`,
        ko: (level) => `${level}을(를) 충족하는 키가 없습니다.`,
        ar: (level) => `لا مفتاح يستوفي ${isolated(level)}.`,
        es: (level) => `Ninguna clave satisface ${level}.`,
      }),
    },
  },
  buyRam: text('Buy RAM', '8vwn', { zh: '购买 RAM', ko: 'RAM 구매', ar: 'شراء RAM', es: 'Comprar RAM' }),
  rentBandwidth: text('Rent CPU and NET (PowerUp)', 'mcEf', {
    zh: '租用 CPU 与 NET（PowerUp）',
    ko: 'CPU·NET 임대(PowerUp)',
    ar: 'استئجار CPU وNET (PowerUp)',
    es: 'Alquilar CPU y NET (PowerUp)',
  }),
  stakeBandwidth: text('Stake CPU and NET', 'mDAv', {
    zh: '质押 CPU 与 NET',
    ko: 'CPU·NET 스테이킹',
    ar: 'رهن CPU وNET',
    es: 'Hacer stake de CPU y NET',
  }),
  failures: {
    'overdrawn-balance': text('Insufficient balance.', 'HZiG', {
      zh: '余额不足。',
      ko: '잔액이 부족합니다.',
      ar: 'الرصيد غير كافٍ.',
      es: 'El saldo no alcanza.',
    }),
    'no-balance': text('The account holds none of this token.', 'vPho', {
      zh: '该账户没有此代币。',
      ko: '계정에 이 토큰이 없습니다.',
      ar: 'لا يملك الحساب هذا الرمز.',
      es: 'La cuenta no tiene este token.',
    }),
    'no-recipient': text('The recipient account does not exist.', 'fn_U', {
      zh: '收款账户不存在。',
      ko: '받는 계정이 없습니다.',
      ar: 'حساب المستلم غير موجود.',
      es: 'La cuenta de destino no existe.',
    }),
    'to-self': text('Sender and recipient are the same account.', 'IvPf', {
      zh: '付款账户与收款账户相同。',
      ko: '보내는 계정과 받는 계정이 같습니다.',
      ar: 'المرسل والمستلم حساب واحد.',
      es: 'El remitente y el destinatario son la misma cuenta.',
    }),
    'memo-too-long': text('The memo is longer than 256 bytes.', 'UZvs', {
      zh: '备注超过 256 字节。',
      ko: '메모가 256바이트를 넘습니다.',
      ar: 'المذكرة أطول من 256 بايت.',
      es: 'El memo supera los 256 bytes.',
    }),
    'wrong-precision': text('The amount has the wrong number of decimals for this token.', 'veLe', {
      zh: '数量的小数位数与此代币不符。',
      ko: '소수 자릿수가 이 토큰과 맞지 않습니다.',
      ar: 'عدد المنازل العشرية لا يطابق هذا الرمز.',
      es: 'La cantidad no tiene los decimales de este token.',
    }),
    'no-token': text('The token or entry does not exist.', 'wsNz', {
      zh: '该代币或条目不存在。',
      ko: '토큰이나 항목이 없습니다.',
      ar: 'الرمز أو المدخل غير موجود.',
      es: 'El token o la entrada no existe.',
    }),
    'account-exists': text('This account name is already taken.', 'lo4w', {
      zh: '该账户名已被占用。',
      ko: '이미 사용 중인 계정 이름입니다.',
      ar: 'اسم الحساب هذا محجوز.',
      es: 'Este nombre de cuenta ya está ocupado.',
    }),
    'ram-exceeded': text('The account has too little RAM.', '-nGf', {
      zh: '账户的 RAM 不足。',
      ko: '계정의 RAM이 부족합니다.',
      ar: 'ذاكرة RAM لدى الحساب غير كافية.',
      es: 'La cuenta no tiene suficiente RAM.',
    }),
    'ram-quota': text('The account has less free RAM than this.', '--L6', {
      zh: '超过账户可用的 RAM。',
      ko: '계정의 여유 RAM보다 많습니다.',
      ar: 'أكثر من ذاكرة RAM المتاحة للحساب.',
      es: 'Más RAM de la que la cuenta tiene libre.',
    }),
    'cpu-exceeded': text('The account has too little CPU.', 'IOoa', {
      zh: '账户的 CPU 不足。',
      ko: '계정의 CPU가 부족합니다.',
      ar: 'موارد CPU لدى الحساب غير كافية.',
      es: 'La cuenta no tiene suficiente CPU.',
    }),
    'net-exceeded': text('The account has too little NET.', 'BlGM', {
      zh: '账户的 NET 不足。',
      ko: '계정의 NET이 부족합니다.',
      ar: 'موارد NET لدى الحساب غير كافية.',
      es: 'La cuenta no tiene suficiente NET.',
    }),
    'stake-insufficient': text('The staked amount is too low.', 'RJVL', {
      zh: '超过已抵押的数量。',
      ko: '스테이킹한 양보다 많습니다.',
      ar: 'أكثر من المرهون.',
      es: 'Más de lo que hay en stake.',
    }),
    'refund-early': text('The refund is not available yet.', '_eAf', {
      zh: '退款尚不可领取。',
      ko: '아직 환불받을 수 없습니다.',
      ar: 'الاسترداد غير متاح بعد.',
      es: 'El reembolso aún no está disponible.',
    }),
    'no-refund': text('There is no pending refund.', 'MnAq', {
      zh: '没有待领取的退款。',
      ko: '대기 중인 환불이 없습니다.',
      ar: 'لا يوجد استرداد معلّق.',
      es: 'No hay ningún reembolso pendiente.',
    }),
    'bid-too-low': text('A bid must be at least 10% above the current one.', 'ARvO', {
      zh: '出价至少须比当前价高 10%。',
      ko: '입찰가는 현재보다 10% 이상 높아야 합니다.',
      ar: 'يجب أن يزيد العرض على الحالي بنسبة 10% على الأقل.',
      es: 'La puja debe superar la actual al menos en un 10 %.',
    }),
    'claimed-early': text('Rewards were already claimed within the past day.', 'owmR', {
      zh: '过去一天内已领取过奖励。',
      ko: '지난 하루 안에 이미 보상을 받았습니다.',
      ar: 'صُرفت المكافآت خلال اليوم الماضي.',
      es: 'Las recompensas ya se reclamaron en el último día.',
    }),
    'uses-proxy': text('An account that votes through a proxy cannot become one. Vote for producers first.', 'uO8c', {
      zh: '通过代理投票的账户不能成为代理，请先直接投票。',
      ko: '프록시를 통해 투표하는 계정은 프록시가 될 수 없습니다. 먼저 직접 투표하세요.',
      ar: 'الحساب الذي يصوت عبر وكيل لا يكون وكيلًا. صوّت للمنتجين أولًا.',
      es: 'Una cuenta que vota a través de un proxy no puede serlo. Vota primero a productores.',
    }),
    'no-effect': text('The account is in this state already.', 'X-lL', {
      zh: '账户已处于该状态。',
      ko: '계정이 이미 그 상태입니다.',
      ar: 'الحساب في هذه الحالة من قبل.',
      es: 'La cuenta ya está en ese estado.',
    }),
    'powerup-sold-out': text('The PowerUp market has less left than this.', 'dsNN', {
      zh: 'PowerUp 市场的剩余量不足。',
      ko: 'PowerUp 시장에 남은 양이 이보다 적습니다.',
      ar: 'بقي في سوق PowerUp أقل من هذا.',
      es: 'Al mercado de PowerUp le queda menos que esto.',
    }),
    'powerup-fee-risen': text('The PowerUp fee has risen above the maximum payment.', 'ks3c', {
      zh: 'PowerUp 费用已超过最高支付。',
      ko: 'PowerUp 수수료가 최대 지불액을 넘었습니다.',
      ar: 'تجاوز رسم PowerUp أقصى دفعة.',
      es: 'La comisión de PowerUp ha superado el pago máximo.',
    }),
    'authority-missing': text('The signing permission does not authorize this action.', '5Gi9', {
      zh: '签名权限未授权此操作。',
      ko: '서명 권한으로 이 액션을 승인할 수 없습니다.',
      ar: 'الصلاحية الموقِّعة لا تجيز هذا الإجراء.',
      es: 'El permiso que firma no autoriza esta acción.',
    }),
  },
  multisig: {
    mode: text('Multisig mode', 'tuxL', {
      zh: '多签模式',
      ko: '멀티시그 모드',
      ar: 'وضع التواقيع المتعددة',
      es: 'Modo multifirma',
    }),
    modeHint: text('Forms add their actions to a proposal instead of signing them.', 'iOXa', {
      zh: '表单把操作添加到提案而不签名。',
      ko: '양식이 서명하는 대신 액션을 제안에 추가합니다.',
      ar: 'تضيف النماذج إجراءاتها إلى مقترح بدل توقيعها.',
      es: 'Los formularios añaden sus acciones a una propuesta en lugar de firmarlas.',
    }),
    banner: text('Nothing is signed: actions are collected for a proposal.', '8VDk', {
      zh: '不会签名：操作将被收集到提案中。',
      ko: '서명하지 않습니다. 액션을 제안에 모읍니다.',
      ar: 'لا يُوقَّع شيء: تُجمع الإجراءات لمقترح.',
      es: 'No se firma nada: las acciones se reúnen para una propuesta.',
    }),
    onBehalfOf: text('On behalf of', 'JEmt', { zh: '代表', ko: '대리할 계정', ar: 'باسم', es: 'En nombre de' }),
    onBehalfOfHint: text('account@permission; empty: the connected account', 'D2gT', {
      zh: '账户@权限；留空则为已连接账户',
      ko: '계정@권한, 비워 두면 연결된 계정',
      ar: 'account@permission، أو فارغ للحساب المتصل',
      es: 'cuenta@permiso; vacío: la cuenta conectada',
    }),
    levelInvalid: text('Enter account@permission', 'EXlX', {
      zh: '请输入 账户@权限',
      ko: '계정@권한 형식으로 입력하세요',
      ar: 'أدخل account@permission',
      es: 'Escribe cuenta@permiso',
    }),
    preparedFor: text((level: string) => `Prepared for ${level}`, '7rWW', {
      zh: (level) => `为 ${level} 准备`,
      ko: (level) => `${level}용으로 준비됨`,
      ar: (level) => `أُعدّ باسم ${isolated(level)}`,
      es: (level) => `Preparada para ${level}`,
    }),
    add: text('Add to proposal', 'v8Rq', {
      zh: '添加到提案',
      ko: '제안에 추가',
      ar: 'أضف إلى المقترح',
      es: 'Añadir a la propuesta',
    }),
    full: text('The proposal has no room for more actions.', 'pz1d', {
      zh: '提案已无法容纳更多操作。',
      ko: '제안에 액션을 더 담을 수 없습니다.',
      ar: 'لا مكان في المقترح لإجراءات أخرى.',
      es: 'No caben más acciones en la propuesta.',
    }),
    collected: text((count: number) => (count === 1 ? '1 action collected' : `${count} actions collected`), 'DSMx', {
      zh: (count) => `已收集 ${count} 个操作`,
      ko: (count) => `모은 액션 ${count}개`,
      ar: (count) => `الإجراءات المجموعة: ${isolated(String(count))}`,
      es: (count) => (count === 1 ? '1 acción reunida' : `${count} acciones reunidas`),
    }),
  },
  changed: {
    title: text('Changed by the wallet', '-JUe', {
      zh: '已被钱包更改',
      ko: '지갑이 변경함',
      ar: 'غيّرتها المحفظة',
      es: 'Cambiada por la cartera',
    }),
    text: text(
      'The wallet signed a transaction that differs from the one you reviewed. It has not been sent.',
      '785O',
      {
        zh: '钱包签署的交易与您确认的不同，尚未发送。',
        ko: '지갑이 서명한 트랜잭션이 검토한 것과 다릅니다. 아직 전송되지 않았습니다.',
        ar: 'وقّعت المحفظة معاملة تختلف عمّا راجعته، ولم تُرسل بعد.',
        es: 'La cartera firmó una transacción distinta de la que revisaste. No se ha enviado.',
      },
    ),
    added: text('Added actions', 'I171', {
      zh: '新增的操作',
      ko: '추가된 액션',
      ar: 'إجراءات مضافة',
      es: 'Acciones añadidas',
    }),
    header: text((fields: string) => `Changed fields: ${fields}`, 'WaFa', {
      zh: (fields) => `更改的字段：${fields}`,
      ko: (fields) => `변경된 필드: ${fields}`,
      ar: (fields) => `حقول تغيّرت: ${fields}`,
      es: (fields) => `Campos cambiados: ${fields}`,
    }),
    send: text('Send the changed transaction', 'N24x', {
      zh: '发送更改后的交易',
      ko: '변경된 트랜잭션 보내기',
      ar: 'أرسل المعاملة المعدّلة',
      es: 'Enviar la transacción cambiada',
    }),
    discard: text('Discard', '81zl', { zh: '放弃', ko: '버리기', ar: 'تجاهل', es: 'Descartar' }),
    unknown: text('The wallet sent a transaction with a different ID than the one you reviewed. Check it.', 'Bypi', {
      zh: '钱包发送的交易 ID 与您确认的不同，请检查。',
      ko: '지갑이 보낸 트랜잭션의 ID가 검토한 것과 다릅니다. 확인하세요.',
      ar: 'أرسلت المحفظة معاملة بمعرّف غير الذي راجعته. تحقق منها.',
      es: 'La cartera envió una transacción con otro ID que la que revisaste. Compruébala.',
    }),
  },
  guard: {
    'code-changed': text((contract: string, day: string) => `The code of ${contract} was replaced on ${day}.`, 'SWyI', {
      zh: (contract, day) => `${contract} 的代码于 ${day} 被替换。`,
      ko: (contract, day) => `${contract}의 코드가 ${day}에 교체되었습니다.`,
      ar: (contract, day) => `استُبدل كود ${isolated(contract)} في ${isolated(day)}.`,
      es: (contract, day) => `El código de ${contract} se reemplazó el ${day}.`,
    }),
    'counterfeit-token': text(
      (code: string, contract: string, genuine: string) =>
        `${code} of ${contract} is a counterfeit: the known ${code} is the token of ${genuine}.`,
      '23Kd',
      {
        zh: (code, contract, genuine) => `${contract} 的 ${code} 是仿冒代币：已知的 ${code} 属于 ${genuine}。`,
        ko: (code, contract, genuine) =>
          `${contract}의 ${code}은(는) 위조 토큰입니다. 알려진 ${code}은(는) ${genuine}의 토큰입니다.`,
        ar: (code, contract, genuine) =>
          `${isolated(code)} من ${isolated(contract)} مزيّف: الرمز ${isolated(code)} المعروف يعود إلى ${isolated(genuine)}.`,
        es: (code, contract, genuine) =>
          `${code} de ${contract} es una falsificación: el ${code} conocido es el token de ${genuine}.`,
      },
    ),
    'first-contact': text((from: string, to: string) => `First transfer from ${from} to ${to}.`, 'Y8gB', {
      zh: (from, to) => `${from} 首次向 ${to} 转账。`,
      ko: (from, to) => `${from}에서 ${to}(으)로 보내는 첫 전송입니다.`,
      ar: (from, to) => `أول تحويل من ${isolated(from)} إلى ${isolated(to)}.`,
      es: (from, to) => `Primera transferencia de ${from} a ${to}.`,
    }),
    'permission-shared': text(
      (member: string, level: string) => `${member} alone can use ${level} afterwards.`,
      'a44x',
      {
        zh: (member, level) => `之后 ${member} 可单独使用 ${level}。`,
        ko: (member, level) => `이후 ${member} 혼자서 ${level}을(를) 사용할 수 있습니다.`,
        ar: (member, level) => `يستطيع ${isolated(member)} وحده استخدام ${isolated(level)} بعد ذلك.`,
        es: (member, level) => `Después, ${member} puede usar ${level} por sí solo.`,
      },
    ),
    'scam-account': text((account: string) => `${account} is listed as fraudulent.`, 'n5i4', {
      zh: (account) => `${account} 被列为诈骗账户。`,
      ko: (account) => `${account}은(는) 사기 계정 목록에 있습니다.`,
      ar: (account) => `${isolated(account)} مدرج كحساب احتيال.`,
      es: (account) => `${account} figura como cuenta de un fraude.`,
    }),
    'spam-token': text((code: string, contract: string) => `${code} of ${contract} is known spam.`, 'skSB', {
      zh: (code, contract) => `${contract} 的 ${code} 是已知的垃圾代币。`,
      ko: (code, contract) => `${contract}의 ${code}은(는) 알려진 스팸입니다.`,
      ar: (code, contract) => `${isolated(code)} من ${isolated(contract)} رمز مزعج معروف.`,
      es: (code, contract) => `${code} de ${contract} es spam conocido.`,
    }),
    'exchange-without-memo': text(
      (to: string) => `${to} is an exchange: without its memo the deposit is not credited.`,
      '40X4',
      {
        zh: (to) => `${to} 是交易所：没有备注，充值不会入账。`,
        ko: (to) => `${to}은(는) 거래소입니다. 메모가 없으면 입금이 반영되지 않습니다.`,
        ar: (to) => `${isolated(to)} منصة تداول: من دون المذكرة لن يُقيَّد الإيداع.`,
        es: (to) => `${to} es un exchange: sin su memo el depósito no se acredita.`,
      },
    ),
    'look-alike-name': text(
      (to: string, known: string) => `${to} looks like ${known}, but is another account.`,
      'RsM9',
      {
        zh: (to, known) => `${to} 看起来像 ${known}，但是另一个账户。`,
        ko: (to, known) => `${to}은(는) ${known}처럼 보이지만 다른 계정입니다.`,
        ar: (to, known) => `${isolated(to)} يشبه ${isolated(known)}، لكنه حساب آخر.`,
        es: (to, known) => `${to} se parece a ${known}, pero es otra cuenta.`,
      },
    ),
    'most-of-balance': text(
      (account: string, spent: string, held: string) => `${account} spends ${spent}, more than half of its ${held}.`,
      'XW43',
      {
        zh: (account, spent, held) => `${account} 将支出 ${spent}，超过其余额 ${held} 的一半。`,
        ko: (account, spent, held) => `${account}이(가) 보유한 ${held}의 절반이 넘는 ${spent}을(를) 보냅니다.`,
        ar: (account, spent, held) =>
          `ينفق ${isolated(account)} مبلغ ${isolated(spent)}، أي أكثر من نصف رصيده ${isolated(held)}.`,
        es: (account, spent, held) => `${account} gasta ${spent}, más de la mitad de sus ${held}.`,
      },
    ),
    'owner-in-use': text(
      (level: string) => `${level} signs. Keep the owner key offline, and sign with active.`,
      'RLnH',
      {
        zh: (level) => `由 ${level} 签名。请离线保管 owner 密钥，并使用 active 签名。`,
        ko: (level) => `${level}(으)로 서명합니다. owner 키는 오프라인에 보관하고 active로 서명하세요.`,
        ar: (level) => `يوقّع ${isolated(level)}. احفظ مفتاح owner دون اتصال ووقّع بـ active.`,
        es: (level) => `Firma ${level}. Guarda la clave owner sin conexión y firma con active.`,
      },
    ),
    'permission-handed-over': text(
      (level: string) => `All current keys lose ${level}: others control it afterwards.`,
      'x4lq',
      {
        zh: (level) => `所有现有密钥都将失去 ${level}：之后由他人控制。`,
        ko: (level) => `현재 키가 모두 ${level}을(를) 잃습니다. 이후 다른 사람이 제어합니다.`,
        ar: (level) => `تفقد كل المفاتيح الحالية ${isolated(level)}: سيتحكم به آخرون.`,
        es: (level) => `Todas las claves actuales pierden ${level}: después la controlan otros.`,
      },
    ),
    'permission-locked': text((level: string) => `No keys satisfy ${level} afterwards: it is locked forever.`, '_DiH', {
      zh: (level) => `之后没有密钥能满足 ${level}：它将被永久锁定。`,
      ko: (level) => `이후 ${level}을(를) 충족하는 키가 없어 영구히 잠깁니다.`,
      ar: (level) => `لن يستوفي أي مفتاح ${isolated(level)} بعد ذلك: سيُقفل إلى الأبد.`,
      es: (level) => `Después ninguna clave satisface ${level}: queda bloqueado para siempre.`,
    }),
  },
  freeCpu: {
    label: text('Free CPU', '0wM9', { zh: '免费 CPU', ko: '무료 CPU', ar: 'وحدة معالجة مجانية', es: 'CPU gratis' }),
    left: text((left: string, limit: string) => `${left} of ${limit} left today`, '7qWs', {
      zh: (left, limit) => `今日剩余 ${left} / ${limit}`,
      ko: (left, limit) => `오늘 ${limit}건 중 ${left}건 남음`,
      ar: (left, limit) => `المتبقي اليوم ${isolated(left)} من ${isolated(limit)}`,
      es: (left, limit) => `quedan ${left} de ${limit} hoy`,
    }),
  },
  progress: {
    submitted: text('Submitted', 'xsQV', { zh: '已提交', ko: '제출됨', ar: 'قُدّمت', es: 'Presentada' }),
    included: text((block: string) => `In block ${block}`, '4qjZ', {
      zh: (block) => `在区块 ${block} 中`,
      ko: (block) => `블록 ${block}에 포함`,
      ar: (block) => `في الكتلة ${block}`,
      es: (block) => `En el bloque ${block}`,
    }),
    irreversible: text('Irreversible', '1ag9', {
      zh: '不可逆',
      ko: '되돌릴 수 없음',
      ar: 'نهائية',
      es: 'Irreversible',
    }),
    lost: text('Expired before inclusion', 'SGuw', {
      zh: '进入区块前已过期',
      ko: '블록에 포함되기 전에 만료됨',
      ar: 'انتهت صلاحيتها قبل الإدراج',
      es: 'Caducó antes de incluirse',
    }),
    unreachable: text('Status unavailable, retrying', '5482', {
      zh: '状态不可用，正在重试',
      ko: '상태를 알 수 없어 다시 시도 중',
      ar: 'الحالة غير متاحة، تُعاد المحاولة',
      es: 'Estado no disponible, reintentando',
    }),
  },
  receipt: {
    sent: text('Transaction sent', 'jJWh', {
      zh: '交易已发送',
      ko: '트랜잭션을 보냈습니다',
      ar: 'أُرسلت المعاملة',
      es: 'Transacción enviada',
    }),
    id: text('Transaction ID', '5DaW', {
      zh: '交易 ID',
      ko: '트랜잭션 ID',
      ar: 'معرّف المعاملة',
      es: 'ID de la transacción',
    }),
    balance: text('Your balance', '8oJW', { zh: '您的余额', ko: '내 잔액', ar: 'رصيدك', es: 'Tu saldo' }),
    check: text('View transaction', '1i9z', {
      zh: '查看交易',
      ko: '트랜잭션 보기',
      ar: 'عرض المعاملة',
      es: 'Ver la transacción',
    }),
    account: text((name: string) => `View ${name}`, '2_kF', {
      zh: (name) => `查看 ${name}`,
      ko: (name) => `${name} 보기`,
      ar: (name) => `اعرض ${name}`,
      es: (name) => `Ver ${name}`,
    }),
    unconfirmed: text('No node confirmed that the transaction arrived. It may still be included.', 'OU7y', {
      zh: '没有节点确认已收到该交易，它仍可能被收录。',
      ko: '트랜잭션 도착을 확인한 노드가 없습니다. 그래도 포함될 수 있습니다.',
      ar: 'لم تؤكد أي عقدة وصول المعاملة. قد تُدرج مع ذلك.',
      es: 'Ningún nodo confirmó que la transacción llegó. Aún puede incluirse.',
    }),
    sendAgain: text('Send again', 'VskW', {
      zh: '再次发送',
      ko: '다시 보내기',
      ar: 'أرسل مجددًا',
      es: 'Enviar de nuevo',
    }),
  },
};

declare global {
  interface StringFolders {
    wallet: typeof strings;
  }
}
