import type { ToolWords } from './en.ts';

export const words: ToolWords = {
  faults: {
    'account-missing': 'أدخل حسابًا من فضلك.',
    'account-invalid': 'الاسم 12 حرفًا كحد أقصى، من a-z و1-5 والنقاط',
    'new-name-invalid': 'اسم من 12 حرفًا من a-z و1-5',
    'bid-name-invalid': 'اسم من 1 إلى 11 حرفًا من a-z و1-5 بلا نقطة',
    'amount-invalid': 'أدخل مبلغًا أكبر من صفر',
    'amount-too-precise': (digits) => `${digits} منازل عشرية كحد أقصى`,
    'integer-invalid': 'أدخل عددًا صحيحًا',
    'key-invalid': 'مفتاح عام فقط، طوله 54 حرفًا ويبدأ بـ PUB_K1',
    'text-too-long': (bytes) => `أطول من ${bytes} بايت`,
    'choice-missing': 'لا خيارات متاحة',
    'names-missing': 'اختر حسابًا واحدًا على الأقل',
  },
  review: 'المراجعة',
  connectFirst: 'سجّل الدخول أولًا من فضلك.',
  connectToSign: 'اتصل بمحفظة للمراجعة والتوقيع.',
  connect: 'اتصل بمحفظة',
  needsScripts: 'يتطلب التوقيع متصفحًا يشغّل السكربتات: فالمعاملات تُبنى وتُفحص هنا لا على الخادم.',
  available: 'المتاح',
  max: 'الأقصى',
  part: (percent) => `${percent} من المتاح`,
  unavailable: 'غير متاح على هذه السلسلة',
};
