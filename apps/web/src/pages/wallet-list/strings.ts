import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Supported wallets', 'GRHh', {
    zh: '支持的钱包',
    ko: '지원 지갑',
    ar: 'المحافظ المدعومة',
    es: 'Carteras compatibles',
  }),
  description: text((chain: string) => `Wallets supported on ${chain}`, '4X3C', {
    zh: (chain) => `${chain} 支持的钱包`,
    ko: (chain) => `${chain}에서 지원하는 지갑`,
    ar: (chain) => `المحافظ المدعومة على ${chain}`,
    es: (chain) => `Carteras compatibles con ${chain}`,
  }),
  about: text('Keys stay in your wallet. Transactions are previewed here and signed there.', 'Bz4K', {
    zh: '密钥保存在您的钱包中。交易在此预览，在钱包中签名。',
    ko: '키는 지갑에 보관됩니다. 트랜잭션은 여기서 미리 보고 지갑에서 서명합니다.',
    ar: 'تبقى المفاتيح في محفظتك. تُعاين المعاملات هنا وتُوقَّع هناك.',
    es: 'Las claves se quedan en tu cartera. Las transacciones se previsualizan aquí y se firman allí.',
  }),
  none: text((chain: string) => `No wallets available on ${chain}.`, '8hjC', {
    zh: (chain) => `${chain} 上没有可用的钱包。`,
    ko: (chain) => `${chain}에서 제공되는 지갑이 없습니다.`,
    ar: (chain) => `لا محافظ متاحة على ${chain}.`,
    es: (chain) => `No se ofrece ninguna cartera en ${chain}.`,
  }),
  site: text('Website', 'KrjJ', { zh: '网站', ko: '웹사이트', ar: 'الموقع', es: 'Sitio web' }),
};

declare global {
  interface StringFolders {
    'pages/wallet-list': typeof strings;
  }
}
