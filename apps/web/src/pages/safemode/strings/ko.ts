export const strings: StringFolders['pages/safemode'] = {
  title: '안전 모드',
  description: (chain) => `${chain} 계정 보호: 권한 이전 또는 지연`,
  about: [
    '안전 계정은 하드웨어 지갑 등에 키를 따로 보관하는 나의 다른 계정입니다. 이전한 권한은 그 계정만 행사합니다.',
    '지연을 두면 active의 트랜잭션이 기다리므로, 다른 사람이 서명한 것을 owner로 취소할 수 있습니다.',
    '먼저 active를 이전하고, 안전 계정으로 한 번 서명해 볼 때까지 owner는 그대로 두세요.',
  ],
  failed: '권한을 읽지 못했습니다.',
  way: '보호 방법',
  move: '안전 계정',
  delay: '지연',
  permission: '권한',
  safe: '안전 계정',
  hours: '지연(시간)',
  hoursHint: '최대 1080(45일)',
  again: '양식으로 돌아가기',
  acts: {
    'move-to-safe': {
      title: (permission, safe) => `${permission} 권한을 ${safe}에 이전`,
      done: (permission, safe) => `${permission} 권한을 ${safe}에 이전함`,
    },
    'add-delay': { title: (hours) => `active를 ${hours}시간 지연`, done: (hours) => `active를 ${hours}시간 지연함` },
  },
  faults: {
    'safe-self': '내 계정이 아닌 계정을 입력하세요',
    'safe-already': '이미 그 계정만 제어합니다',
    'signer-too-low': (level) => `${level} 또는 상위 권한으로 연결해야 합니다`,
    'delay-present': 'active에 이미 지연이 있습니다. 권한에서 변경하세요',
    'permissions-unknown': 'active 권한을 아직 읽지 못했습니다',
  },
  notes: {
    'safe-controls': (level, permission) =>
      `${level}만 ${permission} 권한을 제어하며, 지금의 키로는 더 이상 할 수 없습니다.`,
    'owner-changes': 'owner 권한은 계정 전체를 제어하고 다른 모든 권한을 바꿀 수 있습니다.',
    'delay-risk': '대부분의 체인은 지연 트랜잭션을 더는 실행하지 않으므로, 그곳에서는 이후 owner만 쓸 수 있습니다.',
  },
};
