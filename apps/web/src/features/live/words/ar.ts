import type { LiveWords } from './en.ts';

export const words: LiveWords = {
  title: 'المعاملات المباشرة',
  description: 'الإجراءات لحظة حدوثها',
  what: 'أحدث الإجراءات',
  start: 'ابدأ',
  pause: 'أوقف مؤقتًا',
  running: 'يعمل',
  paused: 'متوقف مؤقتًا',
  connecting: 'جارٍ الاتصال …',
  lost: 'انقطع الاتصال',
  reconnect: 'اتصل من جديد',
  account: 'الحساب',
  action: 'الإجراء',
  filter: 'رشّح',
  clear: 'امسح',
  none: 'لا إجراءات',
  time: 'الوقت',
  transaction: 'المعاملة',
  happened: 'ما حدث',
  undone: (block) => `تفرّع: استُبدلت الكتل بعد ${block}`,
  gap: 'فاتت بعض الإجراءات أثناء الغياب',
};
