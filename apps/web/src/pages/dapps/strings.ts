import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('dApps', '8lU2', { zh: 'dApp', ko: 'dApp', ar: 'التطبيقات', es: 'dApps' }),
  description: text((chain: string) => `dApps on ${chain}`, 'vBeG', {
    zh: (chain) => `${chain} 上的 dApp`,
    ko: (chain) => `${chain}의 dApp`,
    ar: (chain) => `تطبيقات ${chain}`,
    es: (chain) => `dApps de ${chain}`,
  }),
  none: text((chain: string) => `No dApps listed on ${chain} yet.`, 'bkbA', {
    zh: (chain) => `${chain} 尚未收录 dApp。`,
    ko: (chain) => `${chain}에 등록된 dApp이 없습니다.`,
    ar: (chain) => `لا تطبيقات مدرجة على ${chain} بعد.`,
    es: (chain) => `Aún no hay dApps de ${chain} en la lista.`,
  }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  open: text('Open', 'PlLw', { zh: '打开', ko: '열기', ar: 'افتح', es: 'Abrir' }),
};

declare global {
  interface StringFolders {
    'pages/dapps': typeof strings;
  }
}
