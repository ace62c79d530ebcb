import type { ChangesWords } from './en.ts';

export const words: ChangesWords = {
  what: 'ما تغيّر',
  none: 'لم يتغير أي صف ولا أي صلاحية',
  note: 'الصفوف كما تركتها الكتلة السابقة وكما تركتها هذه الكتلة: السلسلة تذكر حالة واحدة للصف في كل كتلة.',
  rows: (count) => (count === 1 ? 'صف واحد' : `${count} صفوف`),
  permissions: 'الصلاحيات',
  more: (count) => `أول ${count} صفوف، وهناك المزيد`,
  scope: 'النطاق',
  key: 'المفتاح',
  payer: 'على حساب',
  made: 'جديد',
  removed: 'محذوف',
  changed: 'تغيّر',
  before: 'قبل',
  after: 'بعد',
  same: 'كُتب بالمحتوى نفسه',
  undecoded: 'لا توجد واجهة ABI تناسب هذا الصف، وهذه بايتاته',
  shared: (count) => `شغّلت ${count} معاملات في هذه الكتلة العقد.`,
  namedByOne: 'واحدة منها فقط تذكر هذا الصف.',
  namedBy: (count) => `${count} منها تذكر هذا الصف.`,
  others: (count) => `${count} صفوف أخرى من العقود نفسها، ربما كتبتها معاملات أخرى في هذه الكتلة`,
};
