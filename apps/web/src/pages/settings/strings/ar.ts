export const strings: StringFolders['pages/settings'] = {
  title: 'إعدادات العقدة',
  description: 'استكشف عقدتك',
  about:
    'يقرأ متصفحك هذه العقدة مباشرة ولا يمر شيء منها عبر هذا الخادم. يجب أن تسمح العقدة لهذه الصفحة بسؤالها (access-control-allow-origin).',
  nodeUrl: 'عنوان العقدة',
  hyperionUrl: 'عنوان Hyperion',
  optional: 'اختياري',
  coreSymbol: 'رمز العملة الأساسي',
  corePrecision: 'المنازل العشرية',
  systemDomain: 'حساب النظام',
  start: 'استكشف هذه العقدة',
  checking: 'جارٍ سؤال العقدة …',
  stop: 'العودة إلى عقدة هذا الخادم',
  invalid: (host) => `عنوان غير صالح، مثال: ${host}`,
  unreachable: 'تعذّر الاتصال بالعنوان، هل nodeos يعمل؟',
};
