import { everyLanguage } from '../../../i18n/text.ts';
import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 20,
  name: everyLanguage('Proxies', 'yEc0', { zh: '代理', ko: '프록시', ar: 'الوكلاء', es: 'Proxies' }),
  line: everyLanguage('Accounts that vote for others', 'bQfq', {
    zh: '代他人投票的账户',
    ko: '다른 계정을 대신해 투표하는 계정',
    ar: 'حسابات تصوّت عن غيرها',
    es: 'Cuentas que votan por otras',
  }),
  terms: ['regproxy'],
});
