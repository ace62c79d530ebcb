export const strings: StringFolders['pages/utilities'] = {
  description: (chain) => `${chain}: توليد المفاتيح وفحصها وتحويلها`,
  titles: { keys: 'المفاتيح', 'format-keys': 'تحويل المفاتيح' },
  views: { keys: 'المفاتيح', 'format-keys': 'تحويل', 'cancel-deferred': 'إلغاء مؤجلة', 'upload-contract': 'رفع عقد' },
  sections: 'الأدوات',
  local: 'تعمل هذه الأدوات داخل هذه الصفحة فقط. لا تُرسل المفاتيح ولا تُخزَّن.',
  generate: 'توليد زوج مفاتيح',
  generateText:
    'من يملك المفتاح الخاص يتحكم في كل ما يوقّعه. يمكن لإضافات المتصفح ولمن يرى هذه الشاشة قراءته؛ دوّنه قبل مغادرة الصفحة.',
  confirm: 'أثق بهذا الجهاز والمتصفح لتوليد المفاتيح',
  generateNow: 'توليد',
  check: 'فحص زوج مفاتيح',
  publicKey: 'المفتاح العام',
  privateKey: 'المفتاح الخاص',
  checkNow: 'فحص',
  forms: {
    ethereum: {
      title: 'بديل إيثريوم',
      text: 'في بيع رموز EOS عام 2018 بقي 0.3% من التحويلات غير مسجل. مفتاح إيثريوم الخاص بها هو أيضًا مفتاح EOS الخاص للحساب البديل.',
      field: 'مفتاح إيثريوم الخاص',
      submit: 'عرض مفاتيح EOS',
    },
    format: {
      title: 'تحويل مفتاح',
      text: 'الصيغة القديمة والحالية لمفتاح عام أو خاص.',
      field: 'مفتاح عام أو خاص',
      submit: 'تحويل',
    },
  },
  formats: {
    address: 'عنوان إيثريوم',
    legacyPublicKey: 'المفتاح العام بالصيغة القديمة',
    publicKey: 'المفتاح العام',
    wif: 'المفتاح الخاص بصيغة WIF',
    privateKey: 'المفتاح الخاص',
  },
  copy: (format) => `نسخ: ${format}`,
  verdicts: {
    'Valid Key Pair': 'زوج مفاتيح صالح',
    'Invalid Public Key': 'مفتاح عام غير صالح',
    'Invalid Private Key': 'مفتاح خاص غير صالح',
    'Invalid Ethereum Private Key': 'مفتاح إيثريوم خاص غير صالح',
  },
};
