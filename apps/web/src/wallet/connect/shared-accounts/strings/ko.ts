export const strings: StringFolders['wallet/connect/shared-accounts'] = {
  hint: (name) => `${name}에서 이 사이트와 공유할 계정을 묻습니다. 키는 지갑에 남습니다.`,
  connect: '연결',
  waiting: (name) => `${name}에서 확인하세요.`,
  account: '계정',
  connectAs: (level) => `${level}(으)로 연결`,
  openToSign: (name) => `${name}이(가) 별도의 창에 트랜잭션을 표시합니다.`,
  open: (name) => `${name} 열기`,
  cancel: '취소',
};
