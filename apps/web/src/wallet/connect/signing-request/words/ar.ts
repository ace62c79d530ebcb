import type { SigningRequestWords } from './en.ts';

export const words: SigningRequestWords = {
  identity: 'امسح الرمز بمحفظة تقرأ طلبات التوقيع (ESR)، أو افتح الطلب في محفظة على هذا الجهاز.',
  signature: (level) => `امسح الرمز أو افتح الطلب في محفظة ${level} ووقّعه هناك.`,
  code: 'طلب التوقيع كرمز QR',
  tooLong: 'أكبر من أن يتسع له رمز QR: افتح الطلب أو انسخه.',
  open: 'افتح في المحفظة',
  copy: 'انسخ الطلب',
  waiting: 'بانتظار المحفظة…',
  unreachable: 'الخادم لا يستجيب: ألصق رد المحفظة.',
  localSite: 'لا تصل محفظة على جهاز آخر إلى هذا العنوان: ألصق ردها.',
  checking: 'جارٍ فحص الرد…',
  paste: 'ألصق رد المحفظة',
  pasteIdentity: 'الرد بصيغة JSON أو إثبات الهوية (EOSIO …)',
  pasteSignature: 'الرد بصيغة JSON أو التواقيع (SIG_…) أو معرّف المعاملة إن أرسلتها المحفظة',
  usePasted: 'استخدم هذا الرد',
  byName: 'اتصل باسم الحساب',
  level: 'الحساب والصلاحية',
  levelHint: 'من دون إثبات: توقّع المحفظة كل معاملة على أي حال.',
  badLevel: 'اسم حساب، مع @الصلاحية إن لم تكن active',
  connectByName: 'اتصل',
  cancel: 'إلغاء',
};
