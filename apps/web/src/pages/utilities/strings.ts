import { text } from '../../i18n/text.ts';

export const strings = {
  description: text((chain: string) => `${chain}: generate, check and convert keys`, 'E1U5', {
    zh: (chain) => `${chain}：生成、检查和转换密钥`,
    ko: (chain) => `${chain}: 키 생성, 확인, 변환`,
    ar: (chain) => `${chain}: توليد المفاتيح وفحصها وتحويلها`,
    es: (chain) => `${chain}: generar, comprobar y convertir claves`,
  }),
  titles: {
    keys: text('Keys', 'bXRC', { zh: '密钥', ko: '키', ar: 'المفاتيح', es: 'Claves' }),
    'format-keys': text('Convert keys', 'PUG9', {
      zh: '转换密钥',
      ko: '키 변환',
      ar: 'تحويل المفاتيح',
      es: 'Convertir claves',
    }),
  },
  views: {
    keys: text('Keys', 'bXRC', { zh: '密钥', ko: '키', ar: 'المفاتيح', es: 'Claves' }),
    'format-keys': text('Convert', 'xErl', { zh: '转换', ko: '변환', ar: 'تحويل', es: 'Convertir' }),
    'cancel-deferred': text('Cancel deferred', 'F30I', {
      zh: '取消延迟交易',
      ko: '지연 트랜잭션 취소',
      ar: 'إلغاء مؤجلة',
      es: 'Cancelar diferida',
    }),
    'upload-contract': text('Upload contract', 'HZ_V', {
      zh: '上传合约',
      ko: '컨트랙트 업로드',
      ar: 'رفع عقد',
      es: 'Subir contrato',
    }),
  },
  sections: text('Utilities', '9xGH', { zh: '实用工具', ko: '유틸리티', ar: 'الأدوات', es: 'Utilidades' }),
  local: text('These tools run in this page. Keys are neither sent nor stored.', 'OCfN', {
    zh: '这些工具只在本页面内运行。密钥不会被发送或存储。',
    ko: '이 도구는 이 페이지 안에서만 실행됩니다. 키는 전송되거나 저장되지 않습니다.',
    ar: 'تعمل هذه الأدوات داخل هذه الصفحة فقط. لا تُرسل المفاتيح ولا تُخزَّن.',
    es: 'Estas herramientas funcionan en esta página. Las claves no se envían ni se guardan.',
  }),
  generate: text('Generate a key pair', 'Y0g_', {
    zh: '生成密钥对',
    ko: '키 쌍 생성',
    ar: 'توليد زوج مفاتيح',
    es: 'Generar un par de claves',
  }),
  generateText: text(
    'Anyone who has the private key controls what it signs for. Browser extensions and people who see this screen can read it; write it down before you leave the page.',
    'LfaV',
    {
      zh: '持有私钥的人可以控制其签名的一切。浏览器扩展和看到此屏幕的人可以读取私钥；离开页面前请抄写保存。',
      ko: '개인 키를 가진 사람은 그 키가 서명하는 모든 것을 제어합니다. 브라우저 확장 프로그램과 이 화면을 보는 사람이 읽을 수 있습니다. 페이지를 떠나기 전에 적어 두세요.',
      ar: 'من يملك المفتاح الخاص يتحكم في كل ما يوقّعه. يمكن لإضافات المتصفح ولمن يرى هذه الشاشة قراءته؛ دوّنه قبل مغادرة الصفحة.',
      es: 'Quien tenga la clave privada controla todo lo que esta firma. Las extensiones del navegador y quien vea esta pantalla pueden leerla; anótela antes de salir de la página.',
    },
  ),
  confirm: text('I trust this device and browser to generate keys', 'F3q7', {
    zh: '我信任此设备和浏览器来生成密钥',
    ko: '이 기기와 브라우저에서 키를 생성해도 안전합니다',
    ar: 'أثق بهذا الجهاز والمتصفح لتوليد المفاتيح',
    es: 'Confío en este dispositivo y navegador para generar claves',
  }),
  generateNow: text('Generate', 'beYj', { zh: '生成', ko: '생성', ar: 'توليد', es: 'Generar' }),
  check: text('Check a key pair', 'zzw7', {
    zh: '检查密钥对',
    ko: '키 쌍 확인',
    ar: 'فحص زوج مفاتيح',
    es: 'Comprobar un par de claves',
  }),
  publicKey: text('Public key', 'Li41', { zh: '公钥', ko: '공개 키', ar: 'المفتاح العام', es: 'Clave pública' }),
  privateKey: text('Private key', 'pzSi', { zh: '私钥', ko: '개인 키', ar: 'المفتاح الخاص', es: 'Clave privada' }),
  checkNow: text('Check', 'JbYm', { zh: '检查', ko: '확인', ar: 'فحص', es: 'Comprobar' }),
  forms: {
    ethereum: {
      title: text('Ethereum fallback', 'iXSB', {
        zh: '以太坊后备方案',
        ko: '이더리움 대체 키',
        ar: 'بديل إيثريوم',
        es: 'Recuperación con Ethereum',
      }),
      text: text(
        'In the EOS token sale of 2018, 0.3% of transfers were unregistered. Their Ethereum private key is also the EOS private key of the fallback account.',
        'S7OU',
        {
          zh: '在 2018 年的 EOS 代币销售中，0.3% 的转账未登记。其以太坊私钥同时也是后备账户的 EOS 私钥。',
          ko: '2018년 EOS 토큰 판매에서 전송의 0.3%가 등록되지 않았습니다. 그 이더리움 개인 키는 대체 계정의 EOS 개인 키이기도 합니다.',
          ar: 'في بيع رموز EOS عام 2018 بقي 0.3% من التحويلات غير مسجل. مفتاح إيثريوم الخاص بها هو أيضًا مفتاح EOS الخاص للحساب البديل.',
          es: 'En la venta de tokens EOS de 2018, el 0.3% de las transferencias quedó sin registrar. Su clave privada de Ethereum es también la clave privada EOS de la cuenta de respaldo.',
        },
      ),
      field: text('Ethereum private key', 'xqgZ', {
        zh: '以太坊私钥',
        ko: '이더리움 개인 키',
        ar: 'مفتاح إيثريوم الخاص',
        es: 'Clave privada de Ethereum',
      }),
      submit: text('Show EOS keys', 'jHsZ', {
        zh: '显示 EOS 密钥',
        ko: 'EOS 키 표시',
        ar: 'عرض مفاتيح EOS',
        es: 'Mostrar las claves EOS',
      }),
    },
    format: {
      title: text('Convert a key', 'mfe0', {
        zh: '转换密钥',
        ko: '키 변환',
        ar: 'تحويل مفتاح',
        es: 'Convertir una clave',
      }),
      text: text('Legacy and current formats of a public or private key.', 'x6jr', {
        zh: '公钥或私钥的旧格式与当前格式。',
        ko: '공개 키 또는 개인 키의 이전 형식과 현재 형식.',
        ar: 'الصيغة القديمة والحالية لمفتاح عام أو خاص.',
        es: 'Formatos antiguo y actual de una clave pública o privada.',
      }),
      field: text('Public or private key', 'jZkn', {
        zh: '公钥或私钥',
        ko: '공개 키 또는 개인 키',
        ar: 'مفتاح عام أو خاص',
        es: 'Clave pública o privada',
      }),
      submit: text('Convert', 'xErl', { zh: '转换', ko: '변환', ar: 'تحويل', es: 'Convertir' }),
    },
  },
  formats: {
    address: text('Ethereum address', '-CCJ', {
      zh: '以太坊地址',
      ko: '이더리움 주소',
      ar: 'عنوان إيثريوم',
      es: 'Dirección de Ethereum',
    }),
    legacyPublicKey: text('Legacy public key', 'H41Q', {
      zh: '旧格式公钥',
      ko: '이전 형식 공개 키',
      ar: 'المفتاح العام بالصيغة القديمة',
      es: 'Clave pública antigua',
    }),
    publicKey: text('Public key', 'Li41', { zh: '公钥', ko: '공개 키', ar: 'المفتاح العام', es: 'Clave pública' }),
    wif: text('WIF', 'GDYM', { zh: 'WIF 私钥', ko: 'WIF 개인 키', ar: 'المفتاح الخاص بصيغة WIF', es: 'Clave WIF' }),
    privateKey: text('Private key', 'pzSi', { zh: '私钥', ko: '개인 키', ar: 'المفتاح الخاص', es: 'Clave privada' }),
  },
  copy: text((format: string) => `Copy: ${format}`, 'GMts', {
    zh: (format) => `复制：${format}`,
    ko: (format) => `복사: ${format}`,
    ar: (format) => `نسخ: ${format}`,
    es: (format) => `Copiar: ${format}`,
  }),
  verdicts: {
    'Valid Key Pair': text('Valid Key Pair', 'pePu', {
      zh: '密钥对有效',
      ko: '유효한 키 쌍',
      ar: 'زوج مفاتيح صالح',
      es: 'Par de claves válido',
    }),
    'Invalid Public Key': text('Invalid Public Key', 'dE-y', {
      zh: '公钥无效',
      ko: '잘못된 공개 키',
      ar: 'مفتاح عام غير صالح',
      es: 'Clave pública no válida',
    }),
    'Invalid Private Key': text('Invalid Private Key', 'F9ki', {
      zh: '私钥无效',
      ko: '잘못된 개인 키',
      ar: 'مفتاح خاص غير صالح',
      es: 'Clave privada no válida',
    }),
    'Invalid Ethereum Private Key': text('Invalid Ethereum Private Key', 'HK3B', {
      zh: '以太坊私钥无效',
      ko: '잘못된 이더리움 개인 키',
      ar: 'مفتاح إيثريوم خاص غير صالح',
      es: 'Clave privada de Ethereum no válida',
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/utilities': typeof strings;
  }
}
