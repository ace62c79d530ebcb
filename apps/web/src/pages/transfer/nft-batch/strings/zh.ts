export const strings: StringFolders['pages/transfer/nft-batch'] = {
  title: '批量发送 NFT',
  description: (chain) => `在 ${chain} 上向一批账户发送 NFT`,
  about: '列表长度不限，按每笔交易 100 笔转账发送。每个 NFT 只发送一次，即使发送失败后继续也是如此。',
  format: '每行一个 NFT：账户,ID,备注',
  lines: 'NFT 列表',
  act: (count) => `发送 ${count} 个 NFT`,
  total: (count) => `共 ${count} 个 NFT`,
  backed: (name, backed) => `${name} 由 ${backed} 支持，这些代币将随之归新所有者。`,
  lineFaults: {
    'asset-missing': '该账户不持有此 NFT',
    'asset-ambiguous': '多个 NFT 使用此 ID：请写成 合约:ID',
    'asset-twice': '该 NFT 已在前面的行中',
    'line-columns': '应为账户、ID 和备注',
  },
};
