import type { SettingsWords } from './en.ts';

export const words: SettingsWords = {
  title: '节点设置',
  description: '浏览您自己的节点',
  about: '您的浏览器直接读取该节点，数据不经过本服务器。节点须允许本页访问（access-control-allow-origin）。',
  nodeUrl: '节点网址',
  hyperionUrl: 'Hyperion 网址',
  optional: '可选',
  coreSymbol: '核心代币符号',
  corePrecision: '小数位',
  systemDomain: '系统账户',
  start: '浏览此节点',
  checking: '正在询问节点…',
  stop: '返回本服务器的节点',
  invalid: (host) => `网址无效，例如：${host}`,
  unreachable: '无法连接该网址，nodeos 在运行吗？',
};
