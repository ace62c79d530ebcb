export const strings: StringFolders['wallet/connect/watch-only'] = {
  about: 'تظهر كل الصفحات والأدوات كما لهذا الحساب. تُحاكى المعاملات وتُصدَّر إلى محفظة أخرى ولا تُوقَّع هنا أبدًا.',
  level: 'الحساب والصلاحية',
  badLevel: 'اسم الحساب، مع @الصلاحية إن لم تكن active',
  watch: 'راقب الحساب',
};
