export const strings: StringFolders['domain/conversion'] = {
  rate: (currency, source) => `${currency} 환율: ${source}`,
  missing: (currency) => `${currency} 환율이 없어 미국 달러로 표시합니다.`,
  sources: {
    reference: '유럽중앙은행',
    market: '시장 가격',
    peg: '고정 환율, 1달러당 3.75',
    service: '이 사이트의 환율 서비스',
  },
};
