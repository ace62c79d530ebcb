export const strings: StringFolders['shell/own-node'] = {
  label: '데이터 출처',
  source: '데이터 출처 노드:',
  stop: '사용 중지',
};
