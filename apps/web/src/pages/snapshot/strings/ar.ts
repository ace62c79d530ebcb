export const strings: StringFolders['pages/snapshot'] = {
  title: 'اللقطة',
  description: (chain) => `ما تقوله لقطة ما قبل بدء ${chain} عن حساب`,
  about: 'حُسبت الأرصدة مرة قبل بدء السلسلة أو لتوزيع. ابحث عن حساب أو مفتاح في ذلك الإحصاء.',
  account: 'حساب أو مفتاح',
  look: 'ابحث',
  none: (chain) => `لا خدمة لقطات مضبوطة لـ ${chain}.`,
  what: 'اللقطة',
  missing: (name) => `لا تعرف اللقطة ${name}`,
};
