export const strings: StringFolders['shell/own-node'] = {
  label: 'مصدر البيانات',
  source: 'البيانات من',
  stop: 'إيقاف',
};
