import { isolated } from '../../../i18n/isolated.ts';
export const strings: StringFolders['pages/history-services'] = {
  title: 'خدمات السجل',
  description: (chain) => `مصادر سجل ${chain} وحالتها`,
  about: 'المصادر مرتبة حسب الأولوية، ويجيب أول مصدر يدعم الاستعلام.',
  service: 'الخدمة',
  kind: 'النوع',
  state: 'الحالة',
  range: 'الكتل',
  online: (time) => `متصل (${isolated(time)})`,
  offline: 'غير متصل',
  what: 'الخدمة',
  none: 'لا خدمة سجل مضبوطة؛ يأتي السجل من العقد ذات إضافة السجل.',
  noneNeeded: 'لا خدمة سجل مضبوطة؛ يأتي السجل من فهرس هذا الخادم.',
  own: 'هذا الخادم',
  ownIndex: 'فهرس خاص',
  noIndex: 'لا فهرس لهذه السلسلة',
};
