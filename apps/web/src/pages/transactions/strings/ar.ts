export const strings: StringFolders['pages/transactions'] = {
  title: 'المعاملات',
  description: (chain) => `أحدث معاملات ${chain}`,
  what: 'المعاملات',
  none: 'لم يُعثر على معاملات',
  live: 'المعاملات المباشرة',
  block: 'الكتلة',
  time: 'الوقت',
  cpu: 'CPU',
  unknown: 'المعرّف وحده معروف',
  more: (count) => `و${count} أخرى`,
};
