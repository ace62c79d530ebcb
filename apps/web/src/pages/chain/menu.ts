import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 10,
  name: everyLanguage('Chain', 'PcNQ', { zh: '链信息', ko: '체인', ar: 'السلسلة', es: 'Cadena' }),
  line: everyLanguage('Limits, parameters and head of the chain', 'kSHB', {
    zh: '链的限制、参数与最新区块',
    ko: '체인의 한도, 매개변수, 최신 블록',
    ar: 'حدود السلسلة ومعاملاتها ورأسها',
    es: 'Límites, parámetros y cabeza de la cadena',
  }),
});
