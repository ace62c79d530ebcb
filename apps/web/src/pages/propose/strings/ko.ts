export const strings: StringFolders['pages/propose'] = {
  title: '새 제안',
  description: (chain) => `${chain}에서 멀티시그 트랜잭션을 제안합니다`,
  about:
    '멀티시그 모드에서는 모든 양식이 서명하는 대신 액션을 여기에 추가합니다. 요청된 계정이 충분히 승인하면 제안이 실행됩니다.',
  open: '열린 제안',
  openOf: (proposer) => `${proposer}의 열린 제안`,
  none: '모은 액션이 없습니다. 멀티시그 모드를 켜고 양식을 제출하세요.',
  transfer: '토큰 보내기',
  authorizedBy: '승인 권한',
  levelInvalid: '계정@권한 형식으로 입력하세요',
  earlier: (number) => `액션 ${number} 위로 이동`,
  remove: (number) => `액션 ${number} 제거`,
  removeApprover: (level) => `${level} 제거`,
  addApprover: '승인자 추가 (계정@권한)',
  add: '추가',
  approversFailed: '필요한 승인을 읽을 수 없습니다.',
  retry: '다시 시도',
  suggest: '필요한 승인 사용',
  again: '다음 제안',
  fields: {
    actions: { label: '액션' },
    requested: { label: '요청할 승인', hint: '액션의 권한 구조에서 가져옴' },
    name: { label: '제안 이름', hint: '1~12자: a-z, 1-5, 점' },
    days: { label: '만료까지 일수' },
    delay: { label: '지연 시간', hint: '마지막 승인과 실행 사이' },
  },
  acts: {
    propose: {
      title: (name, count) => `${name} 제안, 액션 ${count}개`,
      done: (name, count) => `${name} 제안됨, 액션 ${count}개`,
    },
  },
  faults: {
    'actions-missing': '액션을 하나 이상 모으세요',
    'approvers-missing': '승인을 하나 이상 요청하세요',
    'proposal-name-invalid': '이름은 a-z, 1-5, 점으로 된 1~12자입니다',
  },
  notes: {
    'not-requested': (levels) => `액션에 필요할 수 있지만 요청하지 않음: ${levels}`,
  },
};
