import type { SupplyWords } from './en.ts';

export const words: SupplyWords = {
  title: '공급량',
  description: (symbol, chain) => `${chain}의 ${symbol} 공급량과 그 위치`,
  what: '공급량',
  none: '이 노드에는 핵심 토큰의 공급량이 없습니다',
  total: '현재 총량',
  maximum: '최대',
  circulating: '유통량',
  staked: '스테이킹',
  rex: 'REX에 있음',
  ram: 'RAM에 묶임',
  share: (percent) => `총량의 ${percent}`,
  issuer: '발행자',
  contract: '컨트랙트',
  noRex: '이 체인에는 REX 풀이 없습니다',
  noStake: '여기 시스템 컨트랙트에는 스테이킹 기록이 없습니다',
  lessReserved: '공급량에서 예약 계정 보유분을 뺀 값입니다.',
};
