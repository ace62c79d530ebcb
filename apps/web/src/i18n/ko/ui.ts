import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: '초', minute: '분', hour: '시간', day: '일', year: '년' };

export const ui: typeof english = {
  ui: { copy: '복사', copied: '복사됨', close: '닫기' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `${value}${short[unit]} 후` : value === 0 ? '방금' : `${value}${short[unit]} 전`,
    relative: ({ value, unit, future }) =>
      future ? `${value}${short[unit]} 후` : value === 0 ? '지금' : `${value}${short[unit]} 전`,
    span: (count, unit) => `${count}${short[unit]}`,
  },
  unit: { bytes: (count) => `${count}바이트`, days: (count) => `${count}일` },
  chain: {
    irreversible: '확정됨',
    reversible: '미확정',
    status: {
      executed: '실행됨',
      soft_fail: '실패(오류 핸들러 실행됨)',
      hard_fail: '실패',
      delayed: '지연됨',
      expired: '만료됨',
    },
  },
  source: {
    label: (state) => `출처: ${state}`,
    updated: '업데이트:',
    partial: '일부 또는 대체 출처',
    failed: '사용할 수 없음',
    source: '출처',
    block: '블록',
    time: '기준 시각',
    elapsed: '응답 시간',
    range: '블록 범위',
  },
  outcome: {
    failed: (what) => `읽지 못했습니다: ${what}`,
    retry: '다시 시도',
    stale: '마지막으로 받은 데이터를 표시합니다.',
    partial: '일부 데이터를 불러오지 못했습니다.',
    reasons: {
      stale: '동기화되지 않음',
      timeout: '시간 초과',
      network: '연결할 수 없음',
      http: '오류를 반환함',
      'bad-answer': '잘못된 응답',
      'wrong-chain': '다른 체인',
    },
    searched: (first, last) => `블록 ${first}~${last} 검색함`,
  },
  list: {
    pages: '페이지',
    older: '이전',
    newest: '최신',
    waiting: (count) => `새 트랜잭션 ${count}개 보기`,
    comma: ', ',
    andMore: (count) => `외 ${count}개`,
    undecoded: (bytes) => `${bytes}바이트, 해독되지 않음`,
    truncated: (bytes) => `${bytes}바이트, 일부만 표시`,
    loading: '불러오는 중',
  },
};
