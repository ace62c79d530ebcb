export const strings: StringFolders['pages/gbm-rewards'] = {
  title: '제네시스 및 투표 보상',
  description: (chain) => `${chain}의 제네시스 및 투표 보상`,
  about:
    '제네시스 블록 멤버는 남은 WAX를 수령합니다. 16개 이상의 길드에 투표하거나 프록시를 지정하면 하루 한 번 수령할 수 있는 보상이 쌓입니다.',
  genesis: '제네시스 잔액',
  votes: '투표 보상',
  balance: '잔액',
  unclaimed: '미수령',
  reward: '지금 수령 가능',
  rewardNote: '수령 시 마지막 이후의 인플레이션이 더해집니다',
  nextClaim: '다음 수령',
  now: '지금',
  earns: '이 투표는 보상을 받습니다',
  earnsNothing: '이 투표는 보상이 없습니다: 16개 길드에 투표하거나 프록시를 지정하세요',
  noMember: '제네시스 블록 멤버가 아닌 계정입니다.',
  failed: '보상을 읽을 수 없습니다.',
  claim: '수령',
  again: '뒤로',
  acts: {
    'claim-genesis': {
      title: (amount) => `제네시스 잔액 ${amount} 수령`,
      done: (amount) => `제네시스 잔액 ${amount} 수령됨`,
    },
    'claim-votes': {
      title: (amount) => `투표 보상 약 ${amount} 수령`,
      done: (amount) => `투표 보상 약 ${amount} 수령됨`,
    },
  },
};
