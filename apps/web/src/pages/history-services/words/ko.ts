import type { HistoryServiceWords } from './en.ts';

export const words: HistoryServiceWords = {
  title: '히스토리 서비스',
  description: (chain) => `${chain}의 내역을 어디서 읽으며 각 출처의 상태가 어떤지`,
  about: '이 순서로 물으며, 먼저 답할 수 있는 출처가 답합니다.',
  service: '서비스',
  kind: '종류',
  state: '상태',
  range: '블록',
  answers: (time) => `${time} 만에 응답`,
  silent: '응답 없음',
  what: '서비스',
  none: '설정된 히스토리 서비스가 없습니다. 노드가 보관한 내역만 읽습니다.',
  noneNeeded: '설정된 히스토리 서비스가 없습니다. 이 서버의 색인에서 읽습니다.',
  own: '이 서버',
  ownIndex: '자체 색인을 보관함',
  noIndex: '이 체인의 색인이 없음',
};
