export const strings: StringFolders['pages/createaccount/link-email'] = {
  title: '이메일 연결',
  description: (chain) => `${chain} 계정에 이메일 주소 연결`,
  text: '사이트 운영자가 계정에 관한 알림을 보내고, 계정 이름을 다시 찾도록 돕습니다.',
  steps: [
    ['서명', '지갑이 계정의 소유자임을 증명하는 서명을 합니다. 트랜잭션은 전송되지 않습니다.'],
    ['확인', '이메일로 받은 메시지의 링크를 엽니다.'],
    ['연결됨', '알림과 계정 이름 찾기에 이 주소가 쓰입니다.'],
  ],
  email: '이메일',
  invalid: '이메일 주소를 입력하세요',
  consent: '사이트 운영자가 내 이메일 주소를 계정 이름과 함께 저장하고 계정에 관한 메시지를 보내는 데 동의합니다.',
  submit: '서명하고 연결',
  pending: (email) => `${email}로 보낸 메일에서 확인해 주세요`,
  linked: (email) => `${email}에 연결됨`,
  done: '이메일 주소를 보냈습니다',
};
