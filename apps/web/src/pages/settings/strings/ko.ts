export const strings: StringFolders['pages/settings'] = {
  title: '노드 설정',
  description: '자신의 노드 탐색',
  about:
    '브라우저가 이 노드를 직접 읽으며 데이터는 이 서버를 거치지 않습니다. 노드가 이 페이지의 요청을 허용해야 합니다(access-control-allow-origin).',
  nodeUrl: '노드 URL',
  hyperionUrl: 'Hyperion URL',
  optional: '선택',
  coreSymbol: '핵심 토큰 기호',
  corePrecision: '소수 자리',
  systemDomain: '시스템 계정',
  start: '이 노드 탐색',
  checking: '노드에 묻는 중…',
  stop: '이 서버의 노드로 돌아가기',
  invalid: (host) => `잘못된 URL입니다. 예: ${host}`,
  unreachable: 'URL에 연결할 수 없습니다. nodeos가 실행 중인가요?',
};
