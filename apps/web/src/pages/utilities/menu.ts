import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 28,
  name: { en: 'Key tools', zh: '密钥工具', ko: '키 도구', ar: 'أدوات المفاتيح', es: 'Herramientas de claves' },
  line: {
    en: 'Generate, check and convert keys',
    zh: '生成、检查和转换密钥',
    ko: '키 생성, 확인, 변환',
    ar: 'توليد المفاتيح وفحصها وتحويلها',
    es: 'Generar, comprobar y convertir claves',
  },
  terms: ['keys', 'wif', 'ethereum', 'format-keys'],
});
