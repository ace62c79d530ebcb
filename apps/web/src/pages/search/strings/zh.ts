export const strings: StringFolders['pages/search'] = {
  nothing: '请输入账户、交易 ID、区块号或公钥。',
  privateKey: '这是私钥，切勿放入网址：请在搜索框中输入，它会在您的浏览器内转换。',
};
