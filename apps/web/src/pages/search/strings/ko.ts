export const strings: StringFolders['pages/search'] = {
  nothing: '계정, 트랜잭션 ID, 블록 번호 또는 공개 키를 입력하세요.',
  privateKey:
    '개인 키입니다. 개인 키는 어떤 주소에도 들어가서는 안 됩니다. 검색창에 입력하면 이 페이지를 벗어나지 않고 변환됩니다.',
};
