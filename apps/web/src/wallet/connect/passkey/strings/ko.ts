export const strings: StringFolders['wallet/connect/passkey'] = {
  hint: (host) =>
    `패스키는 지문, 얼굴, PIN 또는 보안 키로 서명합니다. 키는 ${host}에 속하며 기기와 그 백업을 벗어나지 않습니다.`,
  use: '패스키 사용',
  create: '패스키 만들기',
  keyName: (host) => `계정 키 (${host})`,
  notStored: (level) => `이 기기에 ${level}의 패스키 기록이 없습니다. 서명하려면 다시 선택하세요.`,
  account: '계정',
  connectAs: (level) => `${level}(으)로 연결`,
  created: '새 패스키의 공개 키입니다:',
  copy: '공개 키 복사',
  addIt:
    '다른 지갑으로 계정의 권한에 추가한 다음 계속하세요. 그 전에는 계정을 대신해 서명할 수 없습니다. 체인이 WebAuthn 키를 지원해야 합니다.',
  loss: '기기와 패스키 백업을 잃으면 이 키도 잃습니다. 권한에 다른 키를 남겨 두세요.',
  added: '키를 추가했습니다',
  notYet: '아직 이 키를 가진 권한이 없습니다. 새 키는 트랜잭션이 블록에 포함된 뒤에 적용됩니다.',
};
