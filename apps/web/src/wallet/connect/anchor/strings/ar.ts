export const strings: StringFolders['wallet/connect/anchor'] = {
  link: (wallet) =>
    `امسح الرمز بتطبيق ${wallet} على هاتفك، أو افتح ${wallet} على هذا الجهاز. يبقى المفتاح في ${wallet}.`,
  confirm: (level, device) => `أكّد معاملة ${level} في ${device}.`,
  scan: (level) => `امسح الرمز بمحفظة ${level} أو افتح الطلب فيها.`,
  undelivered: 'تعذّر إشعار المحفظة: امسح الرمز أو افتح الطلب.',
  expired: 'انتهت صلاحية الطلب دون توقيع. أغلقه ثم وقّع مجددًا.',
  otherDevice: 'التوقيع على جهاز آخر',
  cancel: 'إلغاء',
};
