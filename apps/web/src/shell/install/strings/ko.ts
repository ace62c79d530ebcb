export const strings: StringFolders['shell/install'] = {
  title: 'Antescope 설치',
  text: '독립된 창에서 한 번에 열 수 있습니다.',
  install: '설치',
  notNow: '나중에',
};
