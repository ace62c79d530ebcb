export const strings: StringFolders['pages/utilities'] = {
  description: (chain) => `${chain}: 키 생성, 확인, 변환`,
  titles: { keys: '키', 'format-keys': '키 변환' },
  views: {
    keys: '키',
    'format-keys': '변환',
    'cancel-deferred': '지연 트랜잭션 취소',
    'upload-contract': '컨트랙트 업로드',
  },
  sections: '유틸리티',
  local: '이 도구는 이 페이지 안에서만 실행됩니다. 키는 전송되거나 저장되지 않습니다.',
  generate: '키 쌍 생성',
  generateText:
    '개인 키를 가진 사람은 그 키가 서명하는 모든 것을 제어합니다. 브라우저 확장 프로그램과 이 화면을 보는 사람이 읽을 수 있습니다. 페이지를 떠나기 전에 적어 두세요.',
  confirm: '이 기기와 브라우저에서 키를 생성해도 안전합니다',
  generateNow: '생성',
  check: '키 쌍 확인',
  publicKey: '공개 키',
  privateKey: '개인 키',
  checkNow: '확인',
  forms: {
    ethereum: {
      title: '이더리움 대체 키',
      text: '2018년 EOS 토큰 판매에서 전송의 0.3%가 등록되지 않았습니다. 그 이더리움 개인 키는 대체 계정의 EOS 개인 키이기도 합니다.',
      field: '이더리움 개인 키',
      submit: 'EOS 키 표시',
    },
    format: {
      title: '키 변환',
      text: '공개 키 또는 개인 키의 이전 형식과 현재 형식.',
      field: '공개 키 또는 개인 키',
      submit: '변환',
    },
  },
  formats: {
    address: '이더리움 주소',
    legacyPublicKey: '이전 형식 공개 키',
    publicKey: '공개 키',
    wif: 'WIF 개인 키',
    privateKey: '개인 키',
  },
  copy: (format) => `복사: ${format}`,
  verdicts: {
    'Valid Key Pair': '유효한 키 쌍',
    'Invalid Public Key': '잘못된 공개 키',
    'Invalid Private Key': '잘못된 개인 키',
    'Invalid Ethereum Private Key': '잘못된 이더리움 개인 키',
  },
};
