import { isolated } from '../../../i18n/isolated.ts';
import { counted } from '../../../i18n/ar/counted.ts';

export const strings: StringFolders['pages/key'] = {
  title: (key) => `المفتاح ${key}`,
  heading: 'مفتاح عام',
  what: 'حسابات المفتاح',
  none: 'لا حسابات بهذا المفتاح',
  noKey: (text) => `${text} ليس مفتاحًا عامًا`,
  key: 'المفتاح',
  legacy: 'الصيغة القديمة',
  ethereum: 'عنوان إيثيريوم',
  checksum: 'صيغة بمجموع تحقق',
  lowerCase: 'أحرف صغيرة',
  noEthereum: 'لا حسابات: تحتوي الصلاحيات على مفاتيح عامة، لا على عناوين إيثيريوم',
  curve: 'المنحنى',
  curves: { K1: 'secp256k1 (K1)', R1: 'secp256r1 (R1)', WA: 'WebAuthn (WA)' },
  holders: (count) => counted(count, 'صلاحية واحدة', 'صلاحيتان', 'صلاحيات', 'صلاحية'),
  account: 'الحساب',
  permission: 'الصلاحية',
  weight: 'الوزن',
  of: (weight, threshold) => isolated(`${weight}/${threshold}`),
  alone: 'تحكم كامل',
  partial: 'تحكم جزئي',
  morePages: 'الصفحة التالية',
  firstPage: 'الصفحة الأولى',
};
