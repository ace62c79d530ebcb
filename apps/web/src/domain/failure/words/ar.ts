import type { FailureWords } from './en.ts';

export const words: FailureWords = {
  'no-index': () => 'هذا يحفظه فهرس، وليس لهذه السلسلة فهرس هنا',
  'no-service': () => 'لا يستطيع فهرس ولا خدمة أخرى هنا الإخبار بهذا',
  'no-history': () => 'لم يُضبط أي مصدر للسجل',
  'not-offered': () => 'هذا المصدر لا يخبر بهذا',
  'some-tokens': (contracts) => `من دون فهرس لا تُعرف إلا رموز ${contracts}`,
  'index-empty': () => 'لم يُفهرس شيء بعد',
  'index-without-traces': () => 'أُنشئ هذا الفهرس دون إجراءات',
  'index-without-deltas': () => 'أُنشئ هذا الفهرس دون تغيّرات الحالة',
  'index-begins': (block) => `يبدأ الفهرس عند الكتلة ${block}: يعرف ما كُتب منذئذ لا كل ما هناك`,
  'outside-index': (first, last) => `ليس في الكتل من ${first} إلى ${last}، وهي كل ما فُهرس`,
  'block-outside-index': (block, first, last) =>
    `حالة الكتلة ${block} غير مفهرسة، والمفهرس هو الكتل من ${first} إلى ${last}`,
  'before-index': (time) => `${time} قبل كل ما فُهرس`,
  'history-begins': (action) => `لدى هذه العقدة سجل الحساب ابتداءً من إجرائه رقم ${action}`,
  'schedule-unknown': (slots) => `لا يُعرف لمن كانت ${slots} من الفترات الفائتة: أُعلن ذلك قبل بدء هذا الفهرس`,
  'page-too-dense': () => 'في لحظة واحدة إجراءات أكثر مما تسمح هذه الخدمة بتجاوزه',
  'other-store': () => 'هذا النوع من التخزين لا يحفظ هذا بعد',
  'cursor-mismatch': () => 'هذا الموضع في القائمة يخص مصدرًا آخر: ابدأ من الأحدث',
  'primary-key-only': () => 'تُقرأ جداول الماضي بمفتاحها الأساسي تصاعديًا',
  'index-stalled': () => 'توقف تحديث الفهرس (انظر ‎/status)',
  'top-level-only': () => 'ما أرسلته المعاملات فقط، دون الإجراءات الداخلية والإشعارات',
};
