export const strings: StringFolders['pages/account/overview'] = {
  balance: '流动与自质押',
  range: '范围',
  day: '日期（UTC）',
  what: '余额历史',
  allNfts: '全部 NFT',
  all: '全部代币',
  issued: '发行的代币',
  whatIssued: '发行的代币列表',
  more: (count) => `另有 ${count} 种代币`,
  nearlyUsedUp: '即将用尽',
  powerUp: 'PowerUp',
};
