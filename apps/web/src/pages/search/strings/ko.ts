export const strings: StringFolders['pages/search'] = {
  nothing: '계정, 트랜잭션 ID, 블록 번호 또는 공개 키를 입력하세요.',
  privateKey: '개인 키입니다. URL에 넣지 마세요. 검색창에 입력하면 브라우저 안에서 변환됩니다.',
  forms: [
    ['계정', '1~12자: a–z, 1–5, 점'],
    ['트랜잭션 ID', '16진수 64자'],
    ['블록', '번호 또는 ID'],
    ['공개 키', 'EOS… 또는 PUB_K1_…'],
    ['토큰', '심볼'],
    ['제안', '제안자/이름'],
  ],
};
