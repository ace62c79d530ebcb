import type { ProofWords } from './en.ts';

export const words: ProofWords = {
  check: '在此浏览器中验证',
  title: '已在此浏览器中验证',
  block: '区块 ID',
  transaction: '交易 ID',
  same: '由其字节在此算出：一致',
  other: '由其字节在此算出：不一致',
  untold: '节点没有给出计算所需的全部内容',
  notWithin: '区块中只有它的 ID',
  producer: '出块节点的签名密钥',
  signers: '签名密钥',
  nobody: '无人',
  unsaid: '节点不再给出被签名的内容',
  failed: '无法验证',
};
