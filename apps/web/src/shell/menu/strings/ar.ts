export const strings: StringFolders['shell/menu'] = {
  groups: {
    explorer: 'استكشاف',
    tokens: 'الرموز',
    governance: 'الحوكمة',
    resources: 'الموارد',
    wallet: 'المحفظة',
    developers: 'المطورون',
  },
};
