export const strings: StringFolders['wallet/connect/hardware'] = {
  about: {
    ledger: 'Ledger를 연결하고 잠금을 해제한 뒤 EOS 앱을 여세요. 모든 체인의 계정에 사용할 수 있습니다.',
    trezor:
      'Trezor Suite를 닫은 뒤 Trezor를 USB로 연결하고 잠금을 해제하세요. 펌웨어가 EOS를 지원해야 합니다. Model T는 2.1.1부터 지원하며 최신 버전에는 없을 수 있고, 장치가 지원 여부를 알려 줍니다. PIN과 암호 구문은 장치에서 입력합니다.',
  },
  sign: {
    ledger:
      'Ledger의 잠금을 해제하고 EOS 앱을 연 뒤 트랜잭션을 보내세요. 앱이 모르는 컨트랙트는 앱 설정에서 “Contract data”를 켜야 합니다.',
    trezor: 'Trezor의 잠금을 해제하고 트랜잭션을 보내세요.',
  },
  transport: '연결 방식',
  transports: {
    TransportWebHID: 'USB(WebHID)',
    TransportWebusb: 'USB(WebUSB)',
    TransportWebBLE: '블루투스',
  },
  indexes: '계정 인덱스',
  indexesHint: '키 경로 m/44’/194’/0’/0/인덱스의 마지막 숫자',
  badIndexes: '쉼표로 구분한 숫자, 최대 20개',
  read: '키 읽기',
  reading: '키를 읽는 중…',
  account: '계정',
  noAccounts: '이 장치의 키를 가진 계정이 없습니다. 다른 지갑으로 키 하나를 권한에 추가하거나 다른 인덱스를 읽으세요.',
  keys: '장치의 키',
  copyKey: '공개 키 복사',
  index: (index: number) => `인덱스 ${index}`,
  connectAs: (level: string) => `${level}(으)로 연결`,
  confirm: '장치에서 트랜잭션을 확인하고 승인하세요.',
  send: '장치로 보내기',
  cancel: '취소',
};
