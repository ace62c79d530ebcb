import type { ToolWords } from './en.ts';

export const words: ToolWords = {
  faults: {
    'account-missing': '계정을 입력하세요.',
    'account-invalid': '이름은 a-z, 1-5, 점으로 된 최대 12자입니다',
    'new-name-invalid': 'a-z와 1-5로 된 12자 이름',
    'bid-name-invalid': '점 없이 a-z와 1-5로 된 1~11자 이름',
    'amount-invalid': '0보다 큰 수량을 입력하세요',
    'amount-too-precise': (digits) => `소수점 이하 최대 ${digits}자리`,
    'integer-invalid': '정수를 입력하세요',
    'key-invalid': '공개 키만 가능합니다. PUB_K1로 시작하는 54자여야 합니다',
    'text-too-long': (bytes) => `${bytes}바이트를 넘습니다`,
    'choice-missing': '선택할 항목이 없습니다',
    'names-missing': '계정을 하나 이상 선택하세요',
  },
  review: '검토',
  connectFirst: '먼저 로그인하세요.',
  connectToSign: '지갑을 연결해 검토하고 서명하세요.',
  connect: '지갑 연결',
  needsScripts:
    '서명하려면 브라우저에서 스크립트를 허용해야 합니다. 트랜잭션은 서버가 아니라 이 페이지에서 만들어지고 확인됩니다.',
  available: '사용 가능',
  max: '최대',
  part: (percent) => `사용 가능한 수량의 ${percent}`,
  unavailable: '이 체인에서는 사용할 수 없습니다',
};
