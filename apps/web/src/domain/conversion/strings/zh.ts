export const strings: StringFolders['domain/conversion'] = {
  rate: (currency, source) => `${currency} 汇率：${source}`,
  missing: (currency) => `没有 ${currency} 汇率，金额以美元显示。`,
  sources: {
    reference: '欧洲中央银行',
    market: '市场价格',
    peg: '固定汇率，1 美元兑 3.75',
    service: '本站的汇率服务',
  },
};
