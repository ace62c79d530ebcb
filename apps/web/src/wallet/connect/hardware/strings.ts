import { text } from '../../../i18n/text.ts';

export const strings = {
  about: {
    ledger: text(
      'Connect the Ledger, unlock it and open its EOS application. It serves the accounts of every chain.',
      'ZNwy',
      {
        zh: '连接 Ledger，解锁并打开其中的 EOS 应用。它适用于所有链的账户。',
        ko: 'Ledger를 연결하고 잠금을 해제한 뒤 EOS 앱을 여세요. 모든 체인의 계정에 사용할 수 있습니다.',
        ar: 'صِل جهاز Ledger وافتح قفله وشغّل تطبيق EOS فيه. يصلح لحسابات كل السلاسل.',
        es: 'Conecta el Ledger, desbloquéalo y abre su aplicación EOS. Sirve para las cuentas de todas las cadenas.',
      },
    ),
    trezor: text(
      'Connect the Trezor over USB and unlock it; close Trezor Suite first. Its firmware needs EOS support, which exists since 2.1.1 on the Model T and may be missing in newer releases: the device reports it. PIN and passphrase are entered on the device.',
      'FvAG',
      {
        zh: '通过 USB 连接并解锁 Trezor；请先关闭 Trezor Suite。固件须支持 EOS：Model T 自 2.1.1 起支持，较新版本可能已移除，设备会报告是否支持。PIN 和密语在设备上输入。',
        ko: 'Trezor Suite를 닫은 뒤 Trezor를 USB로 연결하고 잠금을 해제하세요. 펌웨어가 EOS를 지원해야 합니다. Model T는 2.1.1부터 지원하며 최신 버전에는 없을 수 있고, 장치가 지원 여부를 알려 줍니다. PIN과 암호 구문은 장치에서 입력합니다.',
        ar: 'أغلق Trezor Suite أولًا ثم صِل جهاز Trezor عبر USB وافتح قفله. يجب أن يدعم برنامجه الثابت EOS، وهو متاح منذ الإصدار 2.1.1 في Model T وقد يغيب عن الإصدارات الأحدث: الجهاز يبيّن ذلك. يُدخل رمز PIN وعبارة المرور على الجهاز.',
        es: 'Conecta el Trezor por USB y desbloquéalo; cierra antes Trezor Suite. Su firmware debe ser compatible con EOS, lo que existe desde la versión 2.1.1 en el Model T y puede faltar en versiones más recientes: el dispositivo lo indica. El PIN y la frase de contraseña se introducen en el dispositivo.',
      },
    ),
  },
  sign: {
    ledger: text(
      'Unlock the Ledger, open its EOS application and send the transaction to it. Contracts that the application does not know need “Contract data” in its settings.',
      'jUsN',
      {
        zh: '解锁 Ledger，打开其中的 EOS 应用，然后将交易发送到设备。对于应用不认识的合约，需要在其设置中启用“Contract data”。',
        ko: 'Ledger의 잠금을 해제하고 EOS 앱을 연 뒤 트랜잭션을 보내세요. 앱이 모르는 컨트랙트는 앱 설정에서 “Contract data”를 켜야 합니다.',
        ar: 'افتح قفل Ledger وشغّل تطبيق EOS فيه ثم أرسل المعاملة إليه. العقود التي لا يعرفها التطبيق تتطلب تفعيل «Contract data» في إعداداته.',
        es: 'Desbloquea el Ledger, abre su aplicación EOS y envíale la transacción. Los contratos que la aplicación no conoce requieren «Contract data» en sus ajustes.',
      },
    ),
    trezor: text('Unlock the Trezor and send the transaction to it.', 'c1yv', {
      zh: '解锁 Trezor，然后将交易发送到设备。',
      ko: 'Trezor의 잠금을 해제하고 트랜잭션을 보내세요.',
      ar: 'افتح قفل Trezor ثم أرسل المعاملة إليه.',
      es: 'Desbloquea el Trezor y envíale la transacción.',
    }),
  },
  transport: text('Connection', 'epxV', { zh: '连接方式', ko: '연결 방식', ar: 'الاتصال', es: 'Conexión' }),
  transports: {
    TransportWebHID: text('USB (WebHID)', 'aBIy', {
      zh: 'USB（WebHID）',
      ko: 'USB(WebHID)',
      ar: 'USB ‏(WebHID)',
      es: 'USB (WebHID)',
    }),
    TransportWebusb: text('USB (WebUSB)', 'i6yP', {
      zh: 'USB（WebUSB）',
      ko: 'USB(WebUSB)',
      ar: 'USB ‏(WebUSB)',
      es: 'USB (WebUSB)',
    }),
    TransportWebBLE: text('Bluetooth', 'Wdxn', { zh: '蓝牙', ko: '블루투스', ar: 'بلوتوث', es: 'Bluetooth' }),
  },
  indexes: text('Account indexes', 'LjBa', {
    zh: '账户索引',
    ko: '계정 인덱스',
    ar: 'فهارس الحسابات',
    es: 'Índices de cuenta',
  }),
  indexesHint: text('Last number of the key path m/44’/194’/0’/0/index', 'Tfsb', {
    zh: '密钥路径 m/44’/194’/0’/0/索引 的最后一个数字',
    ko: '키 경로 m/44’/194’/0’/0/인덱스의 마지막 숫자',
    ar: 'آخر رقم في مسار المفتاح m/44’/194’/0’/0/index',
    es: 'Último número de la ruta de la clave m/44’/194’/0’/0/índice',
  }),
  badIndexes: text('Numbers separated by commas, 20 at most', 'VvCu', {
    zh: '以逗号分隔的数字，最多 20 个',
    ko: '쉼표로 구분한 숫자, 최대 20개',
    ar: 'أرقام تفصلها فواصل، 20 على الأكثر',
    es: 'Números separados por comas, 20 como máximo',
  }),
  read: text('Read keys', 'yjte', { zh: '读取密钥', ko: '키 읽기', ar: 'اقرأ المفاتيح', es: 'Leer claves' }),
  reading: text('Reading keys…', 'IjUy', {
    zh: '正在读取密钥…',
    ko: '키를 읽는 중…',
    ar: 'تجري قراءة المفاتيح…',
    es: 'Leyendo claves…',
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  noAccounts: text(
    'No account has a key of this device. Add one of its keys to a permission with another wallet, or read other indexes.',
    'ZKXh',
    {
      zh: '没有账户使用此设备的密钥。请用其他钱包将其中一个密钥加入权限，或读取其他索引。',
      ko: '이 장치의 키를 가진 계정이 없습니다. 다른 지갑으로 키 하나를 권한에 추가하거나 다른 인덱스를 읽으세요.',
      ar: 'لا يملك أي حساب مفتاحًا من هذا الجهاز. أضف أحد مفاتيحه إلى صلاحية بمحفظة أخرى، أو اقرأ فهارس أخرى.',
      es: 'Ninguna cuenta tiene una clave de este dispositivo. Añade una de ellas a un permiso con otra cartera o lee otros índices.',
    },
  ),
  keys: text('Keys of the device', 'fvl0', {
    zh: '设备的密钥',
    ko: '장치의 키',
    ar: 'مفاتيح الجهاز',
    es: 'Claves del dispositivo',
  }),
  copyKey: text('Copy the public key', '2g5H', {
    zh: '复制公钥',
    ko: '공개 키 복사',
    ar: 'انسخ المفتاح العام',
    es: 'Copiar la clave pública',
  }),
  index: text((index: number) => `Index ${index}`, 'xCbe', {
    zh: (index: number) => `索引 ${index}`,
    ko: (index: number) => `인덱스 ${index}`,
    ar: (index: number) => `الفهرس ${index}`,
    es: (index: number) => `Índice ${index}`,
  }),
  connectAs: text((level: string) => `Connect as ${level}`, 'qv6i', {
    zh: (level: string) => `以 ${level} 连接`,
    ko: (level: string) => `${level}(으)로 연결`,
    ar: (level: string) => `اتصل باسم ${level}`,
    es: (level: string) => `Conectar como ${level}`,
  }),
  confirm: text('Review the transaction on the device, then approve it there.', 'prby', {
    zh: '请在设备上核对并批准交易。',
    ko: '장치에서 트랜잭션을 확인하고 승인하세요.',
    ar: 'راجع المعاملة على الجهاز ووافق عليها هناك.',
    es: 'Revisa la transacción en el dispositivo y apruébala allí.',
  }),
  send: text('Send to the device', 'Axca', {
    zh: '发送到设备',
    ko: '장치로 보내기',
    ar: 'أرسل إلى الجهاز',
    es: 'Enviar al dispositivo',
  }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
};

declare global {
  interface StringFolders {
    'wallet/connect/hardware': typeof strings;
  }
}
