import type { VestingWords } from './en.ts';

export const words: VestingWords = {
  title: '창립자 베스팅',
  description: (chain) => `${chain} 창립자에게 부여된 물량과 풀린 양`,
  account: '계정',
  granted: '부여량',
  free: '지금까지 풀린 양',
  locked: '묶인 양',
  rule: (years, start) => `${start}부터 ${years}년 동안 초마다 고르게 풀립니다.`,
  stopped: (day) => `체인의 결정으로 ${day} 이후에는 더 풀리지 않습니다.`,
  schedule: '연도별',
  until: '기준일',
  holds: '현재 계정 보유량',
  what: '계정',
  noAccount: '이 체인에는 그런 계정이 없습니다',
  total: '합계',
  staked: '스테이킹됨',
};
