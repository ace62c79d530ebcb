export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: '테스트 체인 전용입니다. 실제 자산을 관리하는 키는 절대 입력하지 마세요.',
  notStored: (level) => `${level}의 키가 이 기기에 저장되어 있지 않습니다. 서명하려면 다시 입력하세요.`,
  privateKey: '개인 키',
  find: '계속',
  choose: '계정',
  passphrase: '암호 문구',
  passphraseHint: '선택 사항. 이 기기의 키를 암호화합니다. 없으면 새로고침 후 다시 연결해야 합니다.',
  connectAs: (level) => `${level}(으)로 연결`,
  unlock: '잠금 해제',
  locked: (level) => `${level}의 키가 잠겨 있습니다.`,
};
