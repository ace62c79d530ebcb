export const strings: StringFolders['wallet/connect/watch-only'] = {
  about:
    '모든 페이지와 도구가 이 계정 기준으로 표시됩니다. 트랜잭션은 시뮬레이션하고 다른 지갑용으로 내보내며 여기서는 서명하지 않습니다.',
  level: '계정과 권한',
  badLevel: '계정 이름, active가 아니면 @권한 추가',
  watch: '계정 보기',
};
