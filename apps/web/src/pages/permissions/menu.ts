import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 25,
  name: everyLanguage('Permissions', 'fsy5', { zh: '权限', ko: '권한', ar: 'الصلاحيات', es: 'Permisos' }),
  line: everyLanguage('Change keys, create and link permissions', 'eVwd', {
    zh: '更换密钥，新建与关联权限',
    ko: '키 변경, 권한 생성과 연결',
    ar: 'تغيير المفاتيح وإنشاء الصلاحيات وربطها',
    es: 'Cambia claves, crea y vincula permisos',
  }),
  terms: ['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'permissions-manager'],
});
