export const strings: StringFolders['shell/keyboard'] = {
  title: '键盘',
  list: [
    ['/', '搜索'],
    ['Ctrl K', '搜索'],
    ['g h', '前往首页'],
    ['g l', '前往实时交易'],
    ['g t', '前往代币'],
    ['g v', '前往投票'],
    ['g w', '前往钱包'],
    ['j k', '下一行和上一行'],
    ['Enter', '打开该行'],
    ['[ ]', '上一个和下一个区块'],
    ['c', '复制本页的名称或 ID'],
    ['Esc', '关闭'],
    ['?', '本列表'],
  ],
};
