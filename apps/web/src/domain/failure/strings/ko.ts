export const strings: StringFolders['domain/failure'] = {
  'no-index': () => '인덱스가 필요하지만 이 체인에는 없습니다',
  'no-service': () => '인덱스와 설정된 서비스에서 제공하지 않습니다',
  'no-history': () => '설정된 히스토리 소스가 없습니다',
  'not-offered': () => '이 소스에서 제공하지 않습니다',
  'some-tokens': (contracts) => `인덱스 없이는 ${contracts}의 토큰만 표시됩니다`,
  'index-empty': () => '아직 인덱싱된 데이터가 없습니다',
  'index-without-traces': () => '이 인덱스에는 액션이 없습니다',
  'index-without-deltas': () => '이 인덱스에는 상태 변경이 없습니다',
  'index-begins': (block) => `인덱스는 블록 ${block}부터 시작하며 이전 데이터는 없습니다`,
  'outside-index': (first, last) => `인덱싱된 블록 ${first}~${last}에 없습니다`,
  'block-outside-index': (block, first, last) =>
    `블록 ${block}의 상태는 인덱싱되지 않았습니다(인덱싱 범위: ${first}~${last})`,
  'before-index': (time) => `${time}은(는) 첫 인덱싱 블록보다 이전입니다`,
  'history-begins': (action) => `이 노드는 계정의 ${action}번 액션부터 보관합니다`,
  'schedule-unknown': (slots) =>
    `누락 슬롯 ${slots}개의 블록 프로듀서를 알 수 없습니다: 스케줄이 인덱스보다 이전입니다`,
  'page-too-dense': () => '같은 시각의 액션이 너무 많아 이 서비스로는 더 넘길 수 없습니다',
  'other-store': () => '이 저장소에서는 아직 지원되지 않습니다',
  'cursor-mismatch': () => '다른 소스의 커서입니다. 최신부터 시작하세요',
  'primary-key-only': () => '과거 테이블은 기본 키 오름차순으로만 읽을 수 있습니다',
  'index-stalled': () => '인덱스가 멈췄습니다(/status 참조)',
  'top-level-only': () => '최상위 액션만 포함하며 인라인 액션과 알림은 없습니다',
};
