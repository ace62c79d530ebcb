export const strings: StringFolders['wallet/connect/command-line'] = {
  about: (program: string) => `${program}의 키를 위한 방법입니다. 첫 서명으로 계정이 증명됩니다.`,
  level: '계정과 권한',
  badLevel: '계정 이름, active가 아니면 @권한 추가',
  connect: '연결',
  run: '키가 있는 곳에서 명령을 실행하세요. 트랜잭션을 보내지 않고 서명만 합니다. 출력을 아래에 붙여 넣으세요.',
  runAndSend: '키가 있는 곳에서 명령을 실행하세요. 트랜잭션에 서명하고 바로 보냅니다. 출력을 아래에 붙여 넣으세요.',
  command: '명령',
  copy: '명령 복사',
  paste: '명령의 출력, 서명(SIG_…) 또는 이미 보낸 트랜잭션의 ID',
  cancel: '취소',
};
