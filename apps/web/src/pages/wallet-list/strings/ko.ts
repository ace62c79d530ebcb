export const strings: StringFolders['pages/wallet-list'] = {
  title: '지원 지갑',
  description: (chain) => `${chain}에서 지원하는 지갑`,
  about: '키는 지갑에 보관됩니다. 트랜잭션은 여기서 미리 보고 지갑에서 서명합니다.',
  none: (chain) => `${chain}에서 제공되는 지갑이 없습니다.`,
  site: '웹사이트',
};
