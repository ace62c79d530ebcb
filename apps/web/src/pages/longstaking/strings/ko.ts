export const strings: StringFolders['pages/longstaking'] = {
  title: '장기 스테이킹',
  description: (chain) => `${chain}에서 일정 기간 XPR 스테이킹`,
  about:
    '장기 스테이크는 플랜이 끝날 때까지 잠깁니다. 종료 시 가격이 시작 가격에 배수를 곱한 값보다 낮으면 지급액이 차이를 보전하며, 스테이크보다 적게 지급되지 않습니다.',
  sections: '스테이킹 또는 계산',
  stake: '스테이킹',
  claim: '수령',
  calculator: '계산기',
  plans: '플랜',
  noPlans: '플랜 없음',
  plan: '플랜',
  planName: (days, multiplier) => `${days}일 · ${multiplier}%`,
  amount: (code) => `금액 (${code})`,
  startPrice: '시작 가격(BTC)',
  endPrice: '종료 가격(BTC)',
  payout: '지급액',
  payoutNow: '현재 가격 기준 지급액',
  incomplete: '금액과 두 가격을 입력하세요.',
  refused: '목표 가격의 5분의 1 미만에서는 수령이 거부됩니다',
  formula: '스테이크 × 배수 × 시작 가격 ÷ 종료 가격, 최소 스테이크 금액.',
  own: '내 장기 스테이크',
  staked: '스테이킹됨',
  end: '종료',
  failed: '스테이크를 읽을 수 없습니다.',
  again: '돌아가기',
  acts: {
    'long-stake': {
      title: (amount) => `${amount} 장기 스테이킹`,
      done: (amount) => `${amount} 장기 스테이킹됨`,
    },
    'claim-long-stake': {
      title: (stake) => `장기 스테이크 #${stake} 수령`,
      done: (stake) => `장기 스테이크 #${stake} 수령됨`,
    },
  },
  faults: {
    'below-minimum': (least) => `최소 ${least}`,
    'xpr-unpaid': (most) => `${most}만 사용할 수 있습니다`,
  },
  notes: {
    locked: (days) => `${days}일 동안 잠김: 그 전에는 해제할 수 없습니다.`,
  },
};
