import type { ProofWords } from './en.ts';

export const words: ProofWords = {
  check: 'تحقّق في هذا المتصفح',
  title: 'جرى التحقق في هذا المتصفح',
  block: 'معرّف الكتلة',
  transaction: 'معرّف المعاملة',
  same: 'حُسب هنا من بايتاته: مطابق',
  other: 'حُسب هنا من بايتاته: مختلف',
  untold: 'لا تذكر العقدة كل ما يُحسب منه',
  notWithin: 'لا تحوي الكتلة سوى معرّفها',
  producer: 'وقّعها المنتج بالمفتاح',
  signers: 'وُقّعت بالمفتاح',
  nobody: 'لا أحد',
  unsaid: 'لم تعد العقدة تذكر ما جرى توقيعه',
  failed: 'تعذّر التحقق',
};
