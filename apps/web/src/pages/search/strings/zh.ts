export const strings: StringFolders['pages/search'] = {
  nothing: '请输入账户、交易 ID、区块号或公钥。',
  privateKey: '这是私钥，切勿放入网址：请在搜索框中输入，它会在您的浏览器内转换。',
  forms: [
    ['账户', '1–12 个字符：a–z、1–5 和点'],
    ['交易 ID', '64 位十六进制'],
    ['区块', '区块号或 ID'],
    ['公钥', 'EOS… 或 PUB_K1_…'],
    ['代币', '符号'],
    ['提案', '提案人/名称'],
  ],
};
