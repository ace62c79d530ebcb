import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 28,
  name: everyLanguage('Utilities', '9xGH', { zh: '实用工具', ko: '유틸리티', ar: 'الأدوات', es: 'Utilidades' }),
  line: everyLanguage('Keys, contract upload, deferred transactions', '4bg7', {
    zh: '密钥、合约上传、延迟交易',
    ko: '키, 컨트랙트 업로드, 지연 트랜잭션',
    ar: 'المفاتيح ورفع العقود والمعاملات المؤجلة',
    es: 'Claves, subida de contratos, transacciones diferidas',
  }),
  terms: ['keys', 'wif', 'ethereum', 'format-keys', 'canceldelay', 'setcode', 'setabi', 'key tools'],
});
