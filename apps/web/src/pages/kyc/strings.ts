import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Identity check', 'R29A', {
    zh: '身份验证',
    ko: '신원 확인',
    ar: 'التحقق من الهوية',
    es: 'Verificación de identidad',
  }),
  text: text('Verify the identity of your account with the identity service of this chain.', '1zOW', {
    zh: '通过本链的身份服务验证您的账户身份。',
    ko: '이 체인의 신원 확인 서비스로 계정의 신원을 인증합니다.',
    ar: 'تحقق من هوية حسابك لدى خدمة الهوية لهذه السلسلة.',
    es: 'Verifica la identidad de tu cuenta con el servicio de identidad de esta cadena.',
  }),
  tier: text((tier: number) => `Tier ${tier}`, '383j', {
    zh: (tier) => `等级 ${tier}`,
    ko: (tier) => `${tier}단계`,
    ar: (tier) => `المستوى ${tier}`,
    es: (tier) => `Nivel ${tier}`,
  }),
  tierText: {
    1: text('Name, birth date and address', 'D3Y1', {
      zh: '姓名、出生日期和地址',
      ko: '이름, 생년월일, 주소',
      ar: 'الاسم وتاريخ الميلاد والعنوان',
      es: 'Nombre, fecha de nacimiento y dirección',
    }),
    2: text('Tier 1, and pictures of you and your ID', 'CM7X', {
      zh: '等级 1，以及本人照片和证件照片',
      ko: '1단계와 본인 사진 및 신분증 사진',
      ar: 'المستوى 1، وصورتك وصور بطاقة هويتك',
      es: 'Nivel 1, y fotos tuyas y de tu documento',
    }),
    3: text('Not offered by the identity service', 'qtBI', {
      zh: '身份服务不提供',
      ko: '신원 확인 서비스에서 제공하지 않음',
      ar: 'لا تقدمه خدمة الهوية',
      es: 'El servicio de identidad no lo ofrece',
    }),
  },
  statuses: {
    PASSED: text('Passed', 'GS2X', { zh: '已通过', ko: '통과', ar: 'مقبول', es: 'Aprobado' }),
    PENDING: text('Pending', '-DuQ', { zh: '审核中', ko: '심사 중', ar: 'قيد المراجعة', es: 'Pendiente' }),
    FAILED: text('Failed', 'pDZM', { zh: '未通过', ko: '실패', ar: 'مرفوض', es: 'Rechazado' }),
  },
  unavailable: text('Unavailable', 'tML1', { zh: '不可用', ko: '이용 불가', ar: 'غير متاح', es: 'No disponible' }),
  choose: text('Select', 'pDlR', { zh: '选择', ko: '선택', ar: 'اختيار', es: 'Seleccionar' }),
  apply: text((tier: number) => `Apply for tier ${tier}`, 'ioAI', {
    zh: (tier) => `申请等级 ${tier}`,
    ko: (tier) => `${tier}단계 신청`,
    ar: (tier) => `التقديم للمستوى ${tier}`,
    es: (tier) => `Solicitar el nivel ${tier}`,
  }),
  fields: {
    firstname: text('First name', 'jSyZ', { zh: '名', ko: '이름', ar: 'الاسم الأول', es: 'Nombre' }),
    lastname: text('Last name', 'pLqN', { zh: '姓', ko: '성', ar: 'اسم العائلة', es: 'Apellidos' }),
    birthdate: text('Birth date', 'qnTt', {
      zh: '出生日期',
      ko: '생년월일',
      ar: 'تاريخ الميلاد',
      es: 'Fecha de nacimiento',
    }),
    address: text('Address', 'O1pT', { zh: '地址', ko: '주소', ar: 'العنوان', es: 'Dirección' }),
    email: text('Email', 'C1fp', { zh: '电子邮箱', ko: '이메일', ar: 'البريد الإلكتروني', es: 'Correo electrónico' }),
    country: text('Country', 'BA9c', { zh: '国家或地区', ko: '국가', ar: 'البلد', es: 'País' }),
    selfie: text('Picture of you', 'vDbq', { zh: '本人照片', ko: '본인 사진', ar: 'صورتك', es: 'Foto tuya' }),
    frontofid: text('ID, front', 'NbVn', {
      zh: '证件正面',
      ko: '신분증 앞면',
      ar: 'وجه بطاقة الهوية',
      es: 'Documento, anverso',
    }),
    backofid: text('ID, back', 'TWHY', {
      zh: '证件背面',
      ko: '신분증 뒷면',
      ar: 'ظهر بطاقة الهوية',
      es: 'Documento, reverso',
    }),
  },
  chooseCountry: text('Select a country', 'Gep-', {
    zh: '选择国家或地区',
    ko: '국가 선택',
    ar: 'اختر بلدًا',
    es: 'Selecciona un país',
  }),
  noCountries: text('Countries could not be loaded', '7fE-', {
    zh: '无法加载国家列表',
    ko: '국가 목록을 불러올 수 없습니다',
    ar: 'تعذر تحميل البلدان',
    es: 'No se pudieron cargar los países',
  }),
  documentHint: text('JPEG or PNG, 2 MB at most', '0xbq', {
    zh: 'JPEG 或 PNG，最大 2 MB',
    ko: 'JPEG 또는 PNG, 최대 2 MB',
    ar: 'JPEG أو PNG، حتى 2 ميغابايت',
    es: 'JPEG o PNG, 2 MB como máximo',
  }),
  faults: {
    'document-type': text('Not a JPEG or PNG picture', 'emTh', {
      zh: '不是 JPEG 或 PNG 图片',
      ko: 'JPEG 또는 PNG 이미지가 아닙니다',
      ar: 'ليست صورة JPEG أو PNG',
      es: 'No es una imagen JPEG o PNG',
    }),
    'document-size': text('Larger than 2 MB', 'fhTL', {
      zh: '超过 2 MB',
      ko: '2 MB를 초과합니다',
      ar: 'أكبر من 2 ميغابايت',
      es: 'Supera los 2 MB',
    }),
    'document-empty': text('The file is empty', '-2AK', {
      zh: '文件为空',
      ko: '파일이 비어 있습니다',
      ar: 'الملف فارغ',
      es: 'El archivo está vacío',
    }),
  },
  submit: text('Submit application', 'q9In', {
    zh: '提交申请',
    ko: '신청서 제출',
    ar: 'إرسال الطلب',
    es: 'Enviar solicitud',
  }),
  sending: text('Submitting…', 'PhmA', { zh: '提交中…', ko: '제출 중…', ar: 'جارٍ الإرسال…', es: 'Enviando…' }),
  privacy: text('Sent to the identity service only. This site does not store it.', 'kIno', {
    zh: '仅发送给身份服务，本站不保存任何内容。',
    ko: '신원 확인 서비스에만 전송되며 이 사이트는 저장하지 않습니다.',
    ar: 'يُرسل إلى خدمة الهوية فقط، ولا يخزن هذا الموقع شيئًا منه.',
    es: 'Se envía solo al servicio de identidad. Este sitio no guarda nada.',
  }),
  legal: text('Legal documents', 'Jwhx', {
    zh: '法律文件',
    ko: '법률 문서',
    ar: 'المستندات القانونية',
    es: 'Documentos legales',
  }),
  termsAccepted: text('Terms of service accepted', 'ra5w', {
    zh: '已接受服务条款',
    ko: '서비스 약관에 동의함',
    ar: 'قُبلت شروط الخدمة',
    es: 'Condiciones del servicio aceptadas',
  }),
  termsOpen: text('Terms of service not accepted yet', 'MJYv', {
    zh: '尚未接受服务条款',
    ko: '서비스 약관에 아직 동의하지 않음',
    ar: 'لم تُقبل شروط الخدمة بعد',
    es: 'Condiciones del servicio sin aceptar',
  }),
  acceptTerms: text('Accept terms of service', '6SlE', {
    zh: '接受服务条款',
    ko: '서비스 약관 동의',
    ar: 'قبول شروط الخدمة',
    es: 'Aceptar las condiciones del servicio',
  }),
  providers: text('Identity providers', 'J2b5', {
    zh: '身份服务提供方',
    ko: '신원 확인 제공자',
    ar: 'مزودو الهوية',
    es: 'Proveedores de identidad',
  }),
};

declare global {
  interface StringFolders {
    'pages/kyc': typeof strings;
  }
}
