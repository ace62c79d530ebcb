import { text } from '../../../i18n/text.ts';

export const strings = {
  identity: text(
    'Scan the code with a wallet that reads signing requests (ESR), or open the request in a wallet here.',
    '0Y8E',
    {
      zh: '请用支持签名请求（ESR）的钱包扫描二维码，或在此设备的钱包中打开请求。',
      ko: '서명 요청(ESR)을 읽는 지갑으로 코드를 스캔하거나 이 기기의 지갑에서 요청을 여세요.',
      ar: 'امسح الرمز بمحفظة تقرأ طلبات التوقيع (ESR)، أو افتح الطلب في محفظة على هذا الجهاز.',
      es: 'Escanea el código con una cartera que lea solicitudes de firma (ESR), o abre la solicitud en una de aquí.',
    },
  ),
  signature: text(
    (level: string) => `Scan the code or open the request in the wallet of ${level}, and sign it there.`,
    '4qOD',
    {
      zh: (level) => `请扫描二维码或在 ${level} 的钱包中打开请求并签名。`,
      ko: (level) => `코드를 스캔하거나 ${level}의 지갑에서 요청을 열어 서명하세요.`,
      ar: (level) => `امسح الرمز أو افتح الطلب في محفظة ${level} ووقّعه هناك.`,
      es: (level) => `Escanea el código o abre la solicitud en la cartera de ${level} y fírmala allí.`,
    },
  ),
  code: text('Signing request as a QR code', 'UQ0D', {
    zh: '签名请求二维码',
    ko: '서명 요청 QR 코드',
    ar: 'طلب التوقيع كرمز QR',
    es: 'Solicitud de firma como código QR',
  }),
  tooLong: text('Too large for a QR code: open or copy the request.', 'DWfk', {
    zh: '内容过长，无法生成二维码：请打开或复制请求。',
    ko: 'QR 코드로 만들기에는 너무 깁니다. 요청을 열거나 복사하세요.',
    ar: 'أكبر من أن يتسع له رمز QR: افتح الطلب أو انسخه.',
    es: 'Demasiado larga para un código QR: abre o copia la solicitud.',
  }),
  open: text('Open in wallet', 'Rooe', {
    zh: '在钱包中打开',
    ko: '지갑에서 열기',
    ar: 'افتح في المحفظة',
    es: 'Abrir en la cartera',
  }),
  copy: text('Copy the request', 'tigR', {
    zh: '复制请求',
    ko: '요청 복사',
    ar: 'انسخ الطلب',
    es: 'Copiar la solicitud',
  }),
  waiting: text('Waiting for the wallet…', 'i_bz', {
    zh: '等待钱包…',
    ko: '지갑을 기다리는 중…',
    ar: 'بانتظار المحفظة…',
    es: 'Esperando a la cartera…',
  }),
  unreachable: text('The server does not respond: paste the wallet’s response.', 'iVtC', {
    zh: '服务器没有响应：请粘贴钱包的回复。',
    ko: '서버가 응답하지 않습니다. 지갑의 응답을 붙여넣으세요.',
    ar: 'الخادم لا يستجيب: ألصق رد المحفظة.',
    es: 'El servidor no responde: pega la respuesta de la cartera.',
  }),
  serviceUnreachable: text('The link service does not respond. Trying again…', 'vrbV', {
    zh: '链接服务没有响应，正在重试…',
    ko: '연결 서비스가 응답하지 않아 다시 시도하는 중입니다…',
    ar: 'خدمة الربط لا تستجيب. جارٍ إعادة المحاولة…',
    es: 'El servicio de enlace no responde. Reintentando…',
  }),
  localSite: text('A wallet on another device cannot reach this address: paste its response.', 'uQw_', {
    zh: '其他设备上的钱包无法访问此地址：请粘贴它的回复。',
    ko: '다른 기기의 지갑은 이 주소에 연결할 수 없습니다. 응답을 붙여넣으세요.',
    ar: 'لا تصل محفظة على جهاز آخر إلى هذا العنوان: ألصق ردها.',
    es: 'Una cartera en otro dispositivo no llega a esta dirección: pega su respuesta.',
  }),
  checking: text('Verifying the response…', 'epZh', {
    zh: '正在检查回复…',
    ko: '응답 확인 중…',
    ar: 'جارٍ فحص الرد…',
    es: 'Comprobando la respuesta…',
  }),
  paste: text('Paste the wallet’s response', '8Ura', {
    zh: '粘贴钱包的回复',
    ko: '지갑의 응답 붙여넣기',
    ar: 'ألصق رد المحفظة',
    es: 'Pegar la respuesta de la cartera',
  }),
  pasteIdentity: text('The callback as JSON, or the identity proof (EOSIO …)', 'sKmk', {
    zh: 'JSON 格式的回调，或身份证明（EOSIO …）',
    ko: 'JSON 콜백 또는 신원 증명(EOSIO …)',
    ar: 'الرد بصيغة JSON أو إثبات الهوية (EOSIO …)',
    es: 'El callback en JSON o la prueba de identidad (EOSIO …)',
  }),
  pasteSignature: text(
    'The callback as JSON, the signatures (SIG_…), or the transaction ID if the wallet sent it',
    'MSBI',
    {
      zh: 'JSON 格式的回调、签名（SIG_…），或钱包已广播时的交易 ID',
      ko: 'JSON 콜백, 서명(SIG_…), 또는 지갑이 전송했다면 트랜잭션 ID',
      ar: 'الرد بصيغة JSON أو التواقيع (SIG_…) أو معرّف المعاملة إن أرسلتها المحفظة',
      es: 'El callback en JSON, las firmas (SIG_…) o el ID de la transacción si la cartera la envió',
    },
  ),
  usePasted: text('Submit response', 'r3iR', {
    zh: '使用此回复',
    ko: '이 응답 사용',
    ar: 'استخدم هذا الرد',
    es: 'Usar esta respuesta',
  }),
  byName: text('Connect by account name', '4FdB', {
    zh: '用账户名连接',
    ko: '계정 이름으로 연결',
    ar: 'اتصل باسم الحساب',
    es: 'Conectar por nombre de cuenta',
  }),
  level: text('Account and permission', '6oF4', {
    zh: '账户和权限',
    ko: '계정과 권한',
    ar: 'الحساب والصلاحية',
    es: 'Cuenta y permiso',
  }),
  levelHint: text('No proof of ownership: the wallet still has to sign each transaction.', 'oL0J', {
    zh: '不提供证明：每笔交易仍由钱包签名。',
    ko: '증명 없이 연결합니다. 트랜잭션은 모두 지갑이 서명합니다.',
    ar: 'من دون إثبات: توقّع المحفظة كل معاملة على أي حال.',
    es: 'Sin prueba: la cartera firma cada transacción de todos modos.',
  }),
  badLevel: text('Account name, plus @permission if it is not active', 'a8C_', {
    zh: '账户名；如果不是 active，请加上 @权限',
    ko: '계정 이름. active가 아니면 @권한을 붙이세요',
    ar: 'اسم حساب، مع @الصلاحية إن لم تكن active',
    es: 'Un nombre de cuenta, con @permiso si no es active',
  }),
  connectByName: text('Connect', 'pCLQ', { zh: '连接', ko: '연결', ar: 'اتصل', es: 'Conectar' }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
};

declare global {
  interface StringFolders {
    'wallet/connect/signing-request': typeof strings;
  }
}
