export const strings: StringFolders['pages/search'] = {
  nothing: '请输入账户、交易 ID、区块号或公钥。',
  privateKey: '这是一个私钥，不应出现在任何网址中：请在搜索框中输入，它会在本页内转换，不会离开本页。',
};
