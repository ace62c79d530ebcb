export const strings: StringFolders['pages/api-reference'] = {
  title: 'API 문서',
  description: (chain) => `${chain} REST API의 모든 리소스를 읽고 시험해 볼 수 있습니다`,
  about:
    '이 사이트가 보여 주는 체인의 모든 내용은 프로그램으로도, 어느 출처에서나 키 없이 요청할 수 있습니다. 금액은 소수점 이하를 모두 담은 텍스트, 64비트 정수는 숫자 텍스트, 시간은 UTC입니다.',
  address: '주소',
  envelope:
    '응답은 {data, meta}입니다. meta는 출처와 엔드포인트, 데이터가 유효한 블록을 알려 주며, 빠진 부분이 있으면 complete가 false이고 failures가 이유를 말합니다.',
  errors:
    '오류는 {error: {code, message, details}}입니다. 400은 잘못되었거나 알 수 없는 매개변수, 404는 없음, 410은 포크로 사라진 커서, 429는 요청 한도 초과, 502는 응답할 수 있는 출처가 없음을 뜻합니다.',
  caching:
    '모든 응답에는 ETag가 있으며, 되돌릴 수 없는 내용은 immutable로 표시됩니다. 목록은 next의 커서로 이어집니다.',
  noServer: '이 페이지는 서버가 만드는데, 지금은 서버 없이 자신의 노드를 보고 있습니다.',
  contents: '리소스',
  tags: {
    accounts: '계정',
    ledger: '블록과 트랜잭션',
    chain: '체인',
    contracts: '컨트랙트',
    tokens: '토큰',
    prices: '가격',
    nfts: 'NFT',
    services: '서비스',
  },
  shapes: '데이터 구조',
  answer: '응답',
  places: { path: '경로', query: '선택' },
  needed: '필수',
  usual: '기본값',
  tryIt: '시험하기',
  tryPath: (path) => `시험하기: ${path}`,
  ask: '요청',
  asking: '요청 중…',
  required: '별표가 있는 항목을 입력하세요',
  copyAddress: '주소 복사',
  noAnswer: '서버가 응답하지 않았습니다',
  cut: '앞부분만 표시됩니다. 전체는 주소에서 볼 수 있습니다.',
};
