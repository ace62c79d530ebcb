export const strings: StringFolders['pages/utilities/cancel'] = {
  title: '지연 트랜잭션 취소',
  description: (chain) => `${chain}에서 지연된 트랜잭션을 취소합니다`,
  about:
    '지연된 트랜잭션은 실행되기 전에 이를 승인한 권한으로 취소할 수 있습니다. 지연 트랜잭션을 비활성화한 체인은 이를 거부합니다.',
  fields: {
    id: { label: '트랜잭션 ID' },
    level: { label: '취소하는 권한', hint: '계정@권한; 기본값은 서명하는 권한' },
  },
  acts: {
    'cancel-delayed': {
      title: (id) => `트랜잭션 ${id}… 취소`,
      done: (id) => `트랜잭션 ${id}… 취소됨`,
    },
  },
  faults: {
    'id-invalid': '트랜잭션 ID의 16진수 64자리를 입력하세요',
    'level-invalid': '계정@권한을 입력하세요',
    'level-other': (account) => `여기서는 ${account}의 권한만 사용할 수 있습니다`,
  },
  notes: {},
  again: '다른 트랜잭션 취소',
};
