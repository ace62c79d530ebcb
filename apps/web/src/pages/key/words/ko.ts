import type { KeyWords } from './en.ts';

export const words: KeyWords = {
  title: (key) => `키 ${key}`,
  heading: '공개 키',
  what: '이 키를 쓰는 계정',
  none: '이 키를 쓰는 계정이 없습니다',
  noKey: (text) => `${text}: 공개 키가 아닙니다`,
  key: '키',
  legacy: '이전 형식',
  curve: '곡선',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count) => `권한 ${count}개`,
  account: '계정',
  permission: '권한',
  weight: '가중치',
  of: (weight, threshold) => `${threshold} 중 ${weight}`,
  alone: '단독으로 가능',
  together: '다른 서명 필요',
};
