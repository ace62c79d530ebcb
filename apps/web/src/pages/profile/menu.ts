import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 28,
  name: everyLanguage('Profile', 'lq1L', { zh: '个人资料', ko: '프로필', ar: 'الملف الشخصي', es: 'Perfil' }),
  line: everyLanguage('Public name, picture and website of an account', 'Ewwb', {
    zh: '账户的公开名称、图片与网站',
    ko: '계정의 공개 이름, 사진, 웹사이트',
    ar: 'الاسم العام للحساب وصورته وموقعه',
    es: 'Nombre público, imagen y sitio web de una cuenta',
  }),
  terms: ['account info', 'avatar'],
});
