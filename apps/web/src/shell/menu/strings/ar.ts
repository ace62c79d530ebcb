export const strings: StringFolders['shell/menu'] = {
  groups: { explorer: 'المستكشف', wallet: 'المحفظة', chain: (name) => `على ${name}` },
};
