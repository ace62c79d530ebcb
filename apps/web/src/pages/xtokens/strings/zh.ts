export const strings: StringFolders['pages/xtokens'] = {
  title: '封装代币',
  description: (chain) => `${chain} 上封装代币的供应量与流通量`,
  about: '流通量：供应量减去合约自身持有的储备。',
  what: '封装代币',
  none: '没有封装代币',
  token: '代币',
  outstanding: '流通量',
  worth: '价值（美元）',
  supply: '供应量',
  reserve: '储备',
};
