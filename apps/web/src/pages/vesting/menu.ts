import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 50,
  name: everyLanguage('Founder vesting', 'Fuix', {
    zh: '创始方归属',
    ko: '창립자 베스팅',
    ar: 'استحقاق المؤسس',
    es: 'Vesting del fundador',
  }),
  line: everyLanguage('Unlock schedule of the founders’ tokens', 'tQgs', {
    zh: '创始代币的解锁计划',
    ko: '창립자 토큰의 잠금 해제 일정',
    ar: 'جدول فك رموز المؤسسين',
    es: 'Calendario de desbloqueo de los fundadores',
  }),
});
