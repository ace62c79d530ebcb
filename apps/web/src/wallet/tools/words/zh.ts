import type { ToolWords } from './en.ts';

export const words: ToolWords = {
  faults: {
    'account-missing': '请输入账户。',
    'account-invalid': '名称最多 12 个字符，由 a-z、1-5 和点组成',
    'new-name-invalid': '12 个字符的名称，由 a-z 和 1-5 组成',
    'bid-name-invalid': '1 到 11 个字符的名称，由 a-z 和 1-5 组成，不含点',
    'amount-invalid': '请输入大于零的数量',
    'amount-too-precise': (digits) => `最多 ${digits} 位小数`,
    'integer-invalid': '请输入整数',
    'key-invalid': '仅限公钥，应为 54 个字符并以 PUB_K1 开头',
    'text-too-long': (bytes) => `超过 ${bytes} 字节`,
    'choice-missing': '没有可选项',
    'names-missing': '请至少选择一个账户',
  },
  review: '确认',
  connectFirst: '请先登录。',
  connectToSign: '连接钱包以确认并签名。',
  connect: '连接钱包',
  needsScripts: '签名需要浏览器启用脚本：交易在本页生成并检查，而不是在服务器上。',
  available: '可用',
  max: '最大',
  part: (percent) => `可用数量的 ${percent}`,
  unavailable: '此链不支持',
};
