export const strings: StringFolders['shell/install'] = {
  title: 'Antescope 설치',
  text: '별도 창에서 바로 열 수 있습니다.',
  install: '설치',
  notNow: '나중에',
};
