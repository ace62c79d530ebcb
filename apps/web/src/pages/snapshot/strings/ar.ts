export const strings: StringFolders['pages/snapshot'] = {
  title: 'اللقطة',
  description: (chain) => `أرصدة الحسابات في لقطة ما قبل إطلاق ${chain}`,
  about: 'ابحث عن رصيد حساب أو مفتاح في لقطة التأسيس أو التوزيع المجاني.',
  account: 'حساب أو مفتاح',
  lookUp: 'ابحث',
  none: (chain) => `لا خدمة لقطات مضبوطة لـ ${chain}.`,
  what: 'اللقطة',
  missing: (name) => `${name} غير موجود في اللقطة`,
};
