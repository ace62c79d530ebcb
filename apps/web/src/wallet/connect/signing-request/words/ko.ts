import type { SigningRequestWords } from './en.ts';

export const words: SigningRequestWords = {
  identity: '서명 요청(ESR)을 읽는 지갑으로 코드를 스캔하거나 이 기기의 지갑에서 요청을 여세요.',
  signature: (level) => `코드를 스캔하거나 ${level}의 지갑에서 요청을 열어 서명하세요.`,
  code: '서명 요청 QR 코드',
  tooLong: 'QR 코드로 만들기에는 너무 깁니다. 요청을 열거나 복사하세요.',
  open: '지갑에서 열기',
  copy: '요청 복사',
  waiting: '지갑을 기다리는 중…',
  unreachable: '서버가 응답하지 않습니다. 지갑의 응답을 붙여넣으세요.',
  localSite: '다른 기기의 지갑은 이 주소에 연결할 수 없습니다. 응답을 붙여넣으세요.',
  checking: '응답 확인 중…',
  paste: '지갑의 응답 붙여넣기',
  pasteIdentity: 'JSON 콜백 또는 신원 증명(EOSIO …)',
  pasteSignature: 'JSON 콜백, 서명(SIG_…), 또는 지갑이 전송했다면 트랜잭션 ID',
  usePasted: '이 응답 사용',
  byName: '계정 이름으로 연결',
  level: '계정과 권한',
  levelHint: '증명 없이 연결합니다. 트랜잭션은 모두 지갑이 서명합니다.',
  badLevel: '계정 이름. active가 아니면 @권한을 붙이세요',
  connectByName: '연결',
  cancel: '취소',
};
