import type { WalletListWords } from './en.ts';

export const words: WalletListWords = {
  title: 'المحافظ',
  description: (chain) => `محافظ يمكنها التوقيع لـ ${chain} هنا`,
  about: 'تبقى المفاتيح في المحفظة ولا يراها هذا الموقع أبدًا. يعرض ما سيحدث والمحفظة توقّع.',
  none: (chain) => `لا محافظ متاحة على ${chain}.`,
  ready: 'يمكن استخدامها الآن',
  later: 'معروفة ولا يمكن وصلها هنا بعد',
  site: 'الموقع',
  desktop: 'تطبيق مكتبي وجوّال',
  mobile: 'تطبيق جوّال وإضافة متصفح',
  cloud: 'في المتصفح بحساب لدى صانعها',
  local: 'مفتاح سلسلة اختبار يُحفظ في هذا المتصفح',
  hardware: 'جهاز عتادي',
  commandLine: 'سطر الأوامر',
};
