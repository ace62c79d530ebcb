import { everyLanguage } from '../../../i18n/text.ts';
import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 11,
  name: everyLanguage('Send NFTs', '0Py4', { zh: '发送 NFT', ko: 'NFT 보내기', ar: 'إرسال NFT', es: 'Enviar NFT' }),
  line: everyLanguage('One or more assets to one account', 'dsH-', {
    zh: '将一个或多个资产发送给一个账户',
    ko: '한 계정으로 자산 하나 이상 전송',
    ar: 'أصل واحد أو أكثر إلى حساب واحد',
    es: 'Uno o varios activos a una cuenta',
  }),
  terms: ['atomicassets', 'simpleassets'],
});
