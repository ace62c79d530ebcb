import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Profile', 'lq1L', { zh: '个人资料', ko: '프로필', ar: 'الملف الشخصي', es: 'Perfil' }),
  description: text((chain: string) => `Set the public profile of an account on ${chain}`, 'YahT', {
    zh: (chain) => `设置 ${chain} 账户的公开资料`,
    ko: (chain) => `${chain} 계정의 공개 프로필 설정`,
    ar: (chain) => `اضبط الملف الشخصي العام لحساب على ${chain}`,
    es: (chain) => `Define el perfil público de una cuenta en ${chain}`,
  }),
  text: text(
    'Profiles are public, and earlier versions remain in the chain history. The account pays for the RAM.',
    'lG_B',
    {
      zh: '链上资料任何人都可读取，修改后旧内容仍可查。文本所占 RAM 由该账户支付。',
      ko: '체인의 프로필은 누구나 읽을 수 있고, 바꾼 뒤에도 이전 내용이 남습니다. 글이 차지하는 RAM은 계정이 부담합니다.',
      ar: 'يستطيع الجميع قراءة الملف على السلسلة، حتى بعد تغييره. يدفع الحساب ثمن RAM لنصوصه.',
      es: 'Cualquiera puede leer un perfil en la cadena, también después de cambiarlo. La cuenta paga la RAM de sus textos.',
    },
  ),
  failed: text('The current profile could not be read.', '5cuH', {
    zh: '无法读取当前资料。',
    ko: '현재 프로필을 읽지 못했습니다.',
    ar: 'تعذّرت قراءة الملف الحالي.',
    es: 'No se pudo leer el perfil actual.',
  }),
  name: text('Display name', 'GMT8', { zh: '显示名称', ko: '표시 이름', ar: 'الاسم الظاهر', es: 'Nombre visible' }),
  avatar: text('Picture URL', 'AlwB', { zh: '图片 URL', ko: '사진 URL', ar: 'رابط الصورة', es: 'URL de la imagen' }),
  about: text('About', 'DGxW', { zh: '简介', ko: '소개', ar: 'نبذة', es: 'Acerca de' }),
  website: text('Website', 'KrjJ', { zh: '网站', ko: '웹사이트', ar: 'الموقع', es: 'Sitio web' }),
  urlHint: text('Starts with https://', '26d5', {
    zh: '以 https:// 开头',
    ko: 'https://로 시작',
    ar: 'يبدأ بـ https://',
    es: 'Empieza por https://',
  }),
  acts: {
    'set-profile': {
      title: text('Update profile', 'l3o5', {
        zh: '更新资料',
        ko: '프로필 업데이트',
        ar: 'حدّث الملف الشخصي',
        es: 'Actualizar el perfil',
      }),
      done: text('Updated the profile', 'WtDx', {
        zh: '资料已更新',
        ko: '프로필을 업데이트했습니다',
        ar: 'حُدّث الملف الشخصي',
        es: 'Perfil actualizado',
      }),
    },
  },
  faults: {
    'url-invalid': text('Enter a URL that starts with https://', 'Ne86', {
      zh: '请输入以 https:// 开头的 URL',
      ko: 'https://로 시작하는 URL을 입력하세요',
      ar: 'أدخل رابطًا يبدأ بـ https://',
      es: 'Escribe una URL que empiece por https://',
    }),
    'profile-empty': text('Enter at least one text', 'IPRM', {
      zh: '请至少填写一项',
      ko: '하나 이상 입력하세요',
      ar: 'أدخل نصًا واحدًا على الأقل',
      es: 'Escribe al menos un texto',
    }),
  },
  notes: {
    'profile-unchanged': text('This is the current profile: nothing changes.', 'rdFO', {
      zh: '与当前资料相同：没有任何变化。',
      ko: '현재 프로필과 같아 바뀌는 것이 없습니다.',
      ar: 'هذا هو الملف الحالي: لا شيء يتغير.',
      es: 'Es el perfil actual: no cambia nada.',
    }),
    'texts-removed': text('Removes parts of the current profile.', 'GCyp', {
      zh: '会删除当前资料中的部分文本。',
      ko: '현재 프로필의 글 일부가 삭제됩니다.',
      ar: 'يحذف نصوصًا من الملف الحالي.',
      es: 'Elimina textos del perfil actual.',
    }),
    'replaces-unknown': text('The current profile is not known: all of it is replaced.', '_2FC', {
      zh: '当前资料未知：将被全部替换。',
      ko: '현재 프로필을 알 수 없어 전부 바뀝니다.',
      ar: 'الملف الحالي غير معروف: سيُستبدل كله.',
      es: 'No se conoce el perfil actual: se reemplaza por completo.',
    }),
  },
  again: text('Back to the profile', 'PWo3', {
    zh: '返回资料',
    ko: '프로필로 돌아가기',
    ar: 'العودة إلى الملف',
    es: 'Volver al perfil',
  }),
};

declare global {
  interface StringFolders {
    'pages/profile': typeof strings;
  }
}
