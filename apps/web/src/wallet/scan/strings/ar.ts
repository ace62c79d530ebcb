export const strings: StringFolders['wallet/scan'] = {
  title: 'مسح رمز QR',
  camera: 'الكاميرا',
  starting: 'جارٍ تشغيل الكاميرا…',
  on: 'وجّه الكاميرا نحو الرمز.',
  off: 'لا توجد كاميرا متاحة أو لم يُسمح باستخدامها. اختر صورة للرمز.',
  picture: 'اختر صورة',
  noCode: 'لم يُعثر على رمز QR في هذه الصورة.',
  noPicture: 'هذا الملف ليس صورة.',
};
