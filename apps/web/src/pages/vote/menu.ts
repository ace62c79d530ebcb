import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 10,
  name: everyLanguage('Producers', '8nAH', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجون', es: 'Productores' }),
  line: everyLanguage('Rank, votes and pay; vote from here', 'bAFt', {
    zh: '排名、票数与收益，可在此投票',
    ko: '순위, 득표, 보상과 투표',
    ar: 'الترتيب والأصوات والأجر، والتصويت من هنا',
    es: 'Rango, votos y pago; vota desde aquí',
  }),
  terms: ['voteproducer', 'bp', 'Vote producers', 'Voto de productores', '投票', '블록 프로듀서 투표', 'التصويت'],
});
