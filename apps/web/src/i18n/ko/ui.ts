import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: '초', minute: '분', hour: '시간', day: '일', year: '년' };

export const ui: typeof english = {
  ui: { copy: '복사', copied: '복사됨', close: '닫기' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `${value}${short[unit]} 후` : value === 0 ? '방금' : `${value}${short[unit]} 전`,
    span: (count, unit) => `${count}${short[unit]}`,
  },
  chain: {
    irreversible: '확정됨',
    reversible: '미확정',
    status: {
      executed: '실행됨',
      soft_fail: '실패, 오류 처리기 실행됨',
      hard_fail: '실패',
      delayed: '지연됨',
      expired: '만료됨',
    },
  },
  source: {
    label: (state) => `출처: ${state}`,
    fresh: '방금 읽음',
    partial: '일부만 읽었거나 다른 출처에서 읽음',
    failed: '읽지 못함',
    source: '출처',
    block: '블록',
    time: '기준 시각',
    elapsed: '소요 시간',
    range: '블록 범위',
  },
  outcome: {
    failed: (what) => `읽지 못했습니다: ${what}`,
    retry: '다시 시도',
    stale: '아래는 이전에 알려진 내용입니다.',
    partial: '일부만 읽었습니다.',
    reasons: {
      stale: '최신 블록이 오래되었습니다',
      timeout: '제시간에 응답하지 않았습니다',
      network: '연결할 수 없습니다',
      http: '오류로 응답했습니다',
      'bad-answer': '사용할 수 없는 응답을 보냈습니다',
      'wrong-chain': '다른 체인을 제공합니다',
    },
    searched: (first, last) => `블록 ${first}~${last} 검색함`,
  },
  list: {
    pages: '페이지',
    older: '이전',
    newest: '최신',
    waiting: (count) => `새 항목 ${count}개`,
    noneWaiting: '새 항목이 여기서 기다립니다',
    comma: ', ',
    andMore: (count) => `외 ${count}개`,
    undecoded: (bytes) => `${bytes}바이트, 해독되지 않음`,
    loading: '불러오는 중',
  },
};
