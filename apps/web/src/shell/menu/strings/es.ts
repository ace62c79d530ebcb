export const strings: StringFolders['shell/menu'] = {
  groups: { explorer: 'Explorador', wallet: 'Cartera', chain: (name) => `En ${name}` },
};
