export const strings: StringFolders['wallet/connect/anchor'] = {
  link: (wallet) =>
    `휴대폰의 ${wallet} 앱으로 코드를 스캔하거나 이 기기에서 ${wallet} 앱을 여세요. 키는 ${wallet} 밖으로 나가지 않습니다.`,
  confirm: (level, device) => `${device}에서 ${level}의 트랜잭션을 확인하세요.`,
  scan: (level) => `${level}의 지갑으로 코드를 스캔하거나 그 지갑에서 요청을 여세요.`,
  undelivered: '지갑에 알릴 수 없습니다. 코드를 스캔하거나 요청을 여세요.',
  expired: '요청이 서명되지 않고 만료되었습니다. 닫고 다시 서명하세요.',
  otherDevice: '다른 기기에서 서명',
  cancel: '취소',
};
