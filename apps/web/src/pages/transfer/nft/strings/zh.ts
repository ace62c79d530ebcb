export const strings: StringFolders['pages/transfer/nft'] = {
  title: '发送 NFT',
  description: (chain) => `发送您在 ${chain} 上的 NFT`,
  none: '此账户没有 NFT。',
  notConnected: '请连接钱包以选择其中的 NFT。',
  filter: '按名称、合集或 ID 筛选',
  noMatch: '没有匹配的 NFT。',
  more: (count) => `显示更多（${count}）`,
  chosen: (count) => `已选择 ${count} 个 NFT`,
  again: '再次发送',
  fields: {
    assets: { label: 'NFT' },
    to: { label: '接收方' },
    memo: { label: '备注', hint: '公开，最多 256 字节' },
  },
  acts: {
    'send-nft': {
      title: (name, id, to) => `将 ${name}（${id}）发送给 ${to}`,
      done: (name, id, to) => `已将 ${name}（${id}）发送给 ${to}`,
    },
    'send-nfts': {
      title: (count, to) => `将 ${count} 个 NFT 发送给 ${to}`,
      done: (count, to) => `已将 ${count} 个 NFT 发送给 ${to}`,
    },
  },
  faults: {
    'nfts-missing': '请至少选择一个 NFT',
    'nfts-many': (most) => `最多选择 ${most} 个 NFT`,
    'nft-to-self': '请输入您自己以外的账户',
  },
  notes: {
    'nft-backed': (name, backed) => `${name} 由 ${backed} 支持，将随之归新所有者。`,
  },
};
