export const strings: StringFolders['pages/transfer/batch'] = {
  title: '일괄 전송',
  description: (chain) => `${chain}에서 목록의 계정으로 토큰을 보냅니다`,
  about:
    '목록의 길이에는 제한이 없으며 트랜잭션마다 100건씩 보냅니다. 실패 후 이어서 진행해도 각 줄은 한 번만 지급됩니다.',
  token: '토큰',
  lines: '전송 목록',
  act: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보내기`,
  exceeded: (held) => `합계가 잔액 ${held}을(를) 넘습니다`,
  repeated: (names) => `두 번 이상 나오는 계정: ${names}`,
};
