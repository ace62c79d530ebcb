export const strings: StringFolders['wallet/connect/hardware'] = {
  about: {
    ledger: 'صِل جهاز Ledger وافتح قفله وشغّل تطبيق EOS فيه. يصلح لحسابات كل السلاسل.',
    trezor:
      'أغلق Trezor Suite أولًا ثم صِل جهاز Trezor عبر USB وافتح قفله. يجب أن يدعم برنامجه الثابت EOS، وهو متاح منذ الإصدار 2.1.1 في Model T وقد يغيب عن الإصدارات الأحدث: الجهاز يبيّن ذلك. يُدخل رمز PIN وعبارة المرور على الجهاز.',
  },
  sign: {
    ledger:
      'افتح قفل Ledger وشغّل تطبيق EOS فيه ثم أرسل المعاملة إليه. العقود التي لا يعرفها التطبيق تتطلب تفعيل «Contract data» في إعداداته.',
    trezor: 'افتح قفل Trezor ثم أرسل المعاملة إليه.',
  },
  transport: 'الاتصال',
  transports: {
    TransportWebHID: 'USB ‏(WebHID)',
    TransportWebusb: 'USB ‏(WebUSB)',
    TransportWebBLE: 'بلوتوث',
  },
  indexes: 'فهارس الحسابات',
  indexesHint: 'آخر رقم في مسار المفتاح m/44’/194’/0’/0/index',
  badIndexes: 'أرقام تفصلها فواصل، 20 على الأكثر',
  read: 'اقرأ المفاتيح',
  reading: 'تجري قراءة المفاتيح…',
  account: 'الحساب',
  noAccounts: 'لا يملك أي حساب مفتاحًا من هذا الجهاز. أضف أحد مفاتيحه إلى صلاحية بمحفظة أخرى، أو اقرأ فهارس أخرى.',
  keys: 'مفاتيح الجهاز',
  copyKey: 'انسخ المفتاح العام',
  index: (index: number) => `الفهرس ${index}`,
  connectAs: (level: string) => `اتصل باسم ${level}`,
  confirm: 'راجع المعاملة على الجهاز ووافق عليها هناك.',
  send: 'أرسل إلى الجهاز',
  cancel: 'إلغاء',
};
