export const strings: StringFolders['wallet/connect/shared-accounts'] = {
  hint: (name) => `يسألك ${name} عن الحساب الذي تشاركه مع هذا الموقع. تبقى المفاتيح في المحفظة.`,
  connect: 'اتصال',
  waiting: (name) => `أكّد في ${name}.`,
  account: 'الحساب',
  connectAs: (level) => `الاتصال بالحساب ${level}`,
  openToSign: (name) => `يعرض ${name} المعاملة في نافذته الخاصة.`,
  open: (name) => `فتح ${name}`,
  cancel: 'إلغاء',
};
