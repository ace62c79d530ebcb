export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: 'مفتاح خاص لهذه السلسلة التجريبية. لا تُدخل أبدًا مفتاحًا يحرس شيئًا ذا قيمة.',
  notStored: (level) => `مفتاح ${level} غير محفوظ على هذا الجهاز. أدخله مجددًا للتوقيع.`,
  privateKey: 'المفتاح الخاص',
  find: 'ابحث عن حساباته',
  choose: 'تصرّف باسم',
  passphrase: 'عبارة المرور',
  passphraseHint: 'تحفظ المفتاح على هذا الجهاز مشفّرًا. من دونها يلزم الاتصال مجددًا بعد إعادة تحميل الصفحة.',
  connectAs: (level) => `اتصل باسم ${level}`,
  unlock: 'افتح القفل',
  locked: (level) => `مفتاح ${level} مقفل.`,
};
