export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: 'لسلاسل الاختبار فقط. لا تُدخل أبدًا مفتاحًا يتحكم بأصول حقيقية.',
  notStored: (level) => `مفتاح ${level} غير محفوظ على هذا الجهاز. أدخله مجددًا للتوقيع.`,
  privateKey: 'المفتاح الخاص',
  find: 'متابعة',
  choose: 'الحساب',
  passphrase: 'عبارة المرور',
  passphraseHint: 'اختياري. تُشفّر المفتاح على هذا الجهاز؛ ومن دونها ستعيد الاتصال بعد إعادة التحميل.',
  connectAs: (level) => `اتصل باسم ${level}`,
  unlock: 'افتح القفل',
  locked: (level) => `مفتاح ${level} مقفل.`,
};
