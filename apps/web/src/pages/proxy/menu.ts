import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 27,
  name: everyLanguage('Proxy registration', 'TnRG', {
    zh: '代理注册',
    ko: '프록시 등록',
    ar: 'تسجيل وكيل',
    es: 'Registro de proxy',
  }),
  line: everyLanguage('Vote on behalf of other accounts', 'zClR', {
    zh: '代表其他账户投票',
    ko: '다른 계정을 대신해 투표',
    ar: 'صوّت نيابة عن حسابات أخرى',
    es: 'Vota en nombre de otras cuentas',
  }),
  terms: ['regproxy', 'regproxyinfo', 'unregproxy'],
});
