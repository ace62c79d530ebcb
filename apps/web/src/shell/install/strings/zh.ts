export const strings: StringFolders['shell/install'] = {
  title: '安装 Antescope',
  text: '在独立窗口中打开，一键访问。',
  install: '安装',
  notNow: '暂不',
};
