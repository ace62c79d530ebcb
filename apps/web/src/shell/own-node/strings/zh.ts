export const strings: StringFolders['shell/own-node'] = {
  label: '数据来源',
  source: '数据来自',
  stop: '停止使用',
};
