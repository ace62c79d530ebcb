export const strings: StringFolders['pages/profile'] = {
  title: 'الملف الشخصي',
  description: (chain) => `اضبط الملف الشخصي العام لحساب على ${chain}`,
  text: 'يستطيع الجميع قراءة الملف على السلسلة، حتى بعد تغييره. يدفع الحساب ثمن RAM لنصوصه.',
  failed: 'تعذّرت قراءة الملف الحالي.',
  name: 'الاسم الظاهر',
  avatar: 'رابط الصورة',
  about: 'نبذة',
  website: 'الموقع',
  urlHint: 'يبدأ بـ https://',
  acts: { 'set-profile': { title: 'حدّث الملف الشخصي', done: 'حُدّث الملف الشخصي' } },
  faults: {
    'url-invalid': 'أدخل رابطًا يبدأ بـ https://',
    'profile-empty': 'أدخل نصًا واحدًا على الأقل',
  },
  notes: {
    'profile-unchanged': 'هذا هو الملف الحالي: لا شيء يتغير.',
    'texts-removed': 'يحذف نصوصًا من الملف الحالي.',
    'replaces-unknown': 'الملف الحالي غير معروف: سيُستبدل كله.',
  },
  again: 'العودة إلى الملف',
};
