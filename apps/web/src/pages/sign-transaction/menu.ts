import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 29,
  name: everyLanguage('Sign transaction', 'KmQB', {
    zh: '签署交易',
    ko: '트랜잭션 서명',
    ar: 'توقيع معاملة',
    es: 'Firmar transacción',
  }),
  line: everyLanguage('Decode, edit and sign hex, JSON or ESR', 'U073', {
    zh: '解码、编辑并签署十六进制、JSON 或 ESR',
    ko: 'hex, JSON, ESR을 해석하고 고쳐 서명',
    ar: 'فك وتعديل وتوقيع hex أو JSON أو ESR',
    es: 'Decodifica, edita y firma hex, JSON o ESR',
  }),
  terms: ['cleos', 'esr', 'decode', 'packed_trx'],
});
