import type { ApiReferenceWords } from './en.ts';

export const words: ApiReferenceWords = {
  title: 'API 参考',
  description: (chain) => `${chain} REST API 的全部资源，可阅读也可试用`,
  about:
    '本站展示的链上内容都可以由程序获取，任何来源均可，无需密钥。金额是保留全部小数位的文本，64 位整数是数字文本，时间为 UTC。',
  address: '地址',
  envelope:
    '应答为 {data, meta}：meta 给出数据来源、其端点以及数据所对应的区块；有缺失时 complete 为 false，failures 说明原因。',
  errors:
    '错误为 {error: {code, message, details}}：400 表示参数有误或未知，404 表示不存在，410 表示游标因分叉失效，429 表示超出频率限制，502 表示没有来源能够应答。',
  caching: '每个应答都有 ETag；不可逆的内容标记为 immutable。列表用 next 给出的游标继续。',
  noServer: '此页面由服务器生成，而您正在不经服务器直接查看自己的节点。',
  contents: '资源',
  tags: {
    accounts: '账户',
    ledger: '区块与交易',
    chain: '链',
    contracts: '合约',
    tokens: '代币',
    prices: '价格',
    nfts: 'NFT',
    services: '服务',
  },
  shapes: '数据结构',
  answer: '应答',
  places: { path: '路径', query: '可选' },
  needed: '必填',
  usual: '默认',
  tryIt: '试用',
  tryPath: (path) => `试用：${path}`,
  ask: '请求',
  asking: '请求中…',
  required: '请填写带星号的项',
  copyAddress: '复制地址',
  noAnswer: '服务器没有应答',
  cut: '仅显示开头；完整内容请打开该地址。',
};
