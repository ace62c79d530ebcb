export const strings: StringFolders['pages/profile'] = {
  title: '프로필',
  description: (chain) => `${chain} 계정의 공개 프로필 설정`,
  text: '체인의 프로필은 누구나 읽을 수 있고, 바꾼 뒤에도 이전 내용이 남습니다. 글이 차지하는 RAM은 계정이 부담합니다.',
  failed: '현재 프로필을 읽지 못했습니다.',
  name: '표시 이름',
  avatar: '사진 URL',
  about: '소개',
  website: '웹사이트',
  urlHint: 'https://로 시작',
  acts: { 'set-profile': { title: '프로필 업데이트', done: '프로필을 업데이트했습니다' } },
  faults: {
    'url-invalid': 'https://로 시작하는 URL을 입력하세요',
    'profile-empty': '하나 이상 입력하세요',
  },
  notes: {
    'profile-unchanged': '현재 프로필과 같아 바뀌는 것이 없습니다.',
    'texts-removed': '현재 프로필의 글 일부가 삭제됩니다.',
    'replaces-unknown': '현재 프로필을 알 수 없어 전부 바뀝니다.',
  },
  again: '프로필로 돌아가기',
};
