import type { ChangesWords } from './en.ts';

export const words: ChangesWords = {
  what: '변경된 내용',
  none: '변경된 행이나 권한이 없습니다',
  note: '이전 블록 이후와 이 블록 이후의 행입니다. 체인은 블록마다 행의 상태를 하나만 알려 줍니다.',
  rows: (count) => `행 ${count}개`,
  permissions: '권한',
  more: (count) => `처음 ${count}개 행이며 더 있습니다`,
  scope: '범위',
  key: '키',
  payer: '비용 부담',
  made: '새로 생김',
  removed: '삭제됨',
  changed: '변경됨',
  before: '이전',
  after: '이후',
  same: '같은 내용으로 다시 기록됨',
  undecoded: '이 행에 맞는 ABI가 없어 바이트로 표시합니다',
  shared: (count) => `이 블록에서 ${count}개의 트랜잭션이 컨트랙트를 실행했습니다.`,
  namedByOne: '그중 하나만 이 행을 언급합니다.',
  namedBy: (count) => `그중 ${count}개가 이 행을 언급합니다.`,
  others: (count) => `같은 컨트랙트의 다른 행 ${count}개(이 블록의 다른 트랜잭션이 기록했을 수 있음)`,
};
