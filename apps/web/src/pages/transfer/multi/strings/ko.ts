export const strings: StringFolders['pages/transfer/multi'] = {
  title: '여러 계정으로 보내기',
  description: (chain) => `${chain}에서 여러 계정으로 토큰을 보냅니다`,
  about: '한 토큰을 최대 100건까지 한 트랜잭션으로 전송합니다. 모두 실행되거나 하나도 실행되지 않습니다.',
  fields: { token: { label: '토큰' }, lines: { label: '전송 목록' } },
  acts: {
    'send-many': {
      title: (total, count) => `${total}을(를) ${count}건으로 보내기`,
      done: (total, count) => `${total}을(를) ${count}건으로 보냄`,
    },
    'send-many-suspect': {
      title: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보내기`,
      done: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보냄`,
    },
  },
  faults: {
    'lines-invalid': (count) => `잘못된 줄 ${count}개`,
    'lines-missing': '전송을 한 건 이상 입력하세요',
    'lines-many': (most) => `한 트랜잭션에는 최대 ${most}건만 들어갑니다. 목록을 나누세요.`,
    'total-exceeded': (held) => `합계가 잔액 ${held}을(를) 넘습니다`,
  },
  notes: { 'repeated-receivers': (names) => `두 번 이상 나오는 계정: ${names}` },
  again: '새 전송',
};
