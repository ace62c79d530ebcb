export const strings: StringFolders['domain/failure'] = {
  'no-index': () => '색인이 보관하는 내용이며, 이 체인에는 여기에 색인이 없습니다',
  'no-service': () => '여기의 색인도 다른 서비스도 이를 알려 주지 않습니다',
  'no-history': () => '설정된 기록 소스가 없습니다',
  'not-offered': () => '이 소스는 이를 알려 주지 않습니다',
  'some-tokens': (contracts) => `색인 없이는 ${contracts}의 토큰만 알 수 있습니다`,
  'index-empty': () => '아직 색인된 것이 없습니다',
  'index-without-traces': () => '이 색인은 액션 없이 만들어졌습니다',
  'index-without-deltas': () => '이 색인은 상태 변경 없이 만들어졌습니다',
  'index-begins': (block) => `색인은 블록 ${block}부터 시작합니다: 그 이후에 쓰인 것만 알고 전부는 알지 못합니다`,
  'outside-index': (first, last) => `색인된 전체 범위인 블록 ${first}~${last}에 없습니다`,
  'block-outside-index': (block, first, last) =>
    `블록 ${block}의 상태는 색인되지 않았습니다. 색인된 것은 블록 ${first}~${last}입니다`,
  'before-index': (time) => `${time}은(는) 색인된 모든 것보다 이전입니다`,
  'history-begins': (action) => `이 노드에는 계정의 ${action}번 액션부터의 기록만 있습니다`,
  'schedule-unknown': (slots) =>
    `놓친 슬롯 ${slots}개가 누구의 것인지 알 수 없습니다: 이 색인이 시작되기 전에 공지되었습니다`,
  'crowded-moment': () => '한 시점의 액션이 이 서비스가 건너뛸 수 있는 수보다 많습니다',
  'other-store': () => '이 종류의 저장소는 아직 이를 보관하지 않습니다',
  'foreign-cursor': () => '목록의 이 위치는 다른 소스의 것입니다. 최신부터 시작하세요',
  'primary-key-only': () => '과거의 테이블은 기본 키의 오름차순으로만 읽습니다',
  'index-stands': () => '색인이 더 이상 갱신되지 않습니다(/status 참조)',
  'sent-only': () => '트랜잭션이 보낸 액션만 있으며 인라인 액션과 알림은 없습니다',
};
