import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/resources'] = {
  description: (chain) => `رهن CPU وNET وفك رهنهما على ${chain}`,
  titles: { stake: 'رهن CPU وNET', unstake: 'فك رهن CPU وNET', refund: 'المطالبة باسترداد' },
  sections: 'رهن أو فك رهن أو استرداد',
  views: { stake: 'رهن', unstake: 'فك الرهن', refund: 'استرداد' },
  about: {
    stake: 'توفر الرموز المرهونة CPU وNET وتُحتسب في التصويت.',
    unstake: (days) => `يمكن المطالبة بما فُك رهنه بعد ${days} أيام. فك رهن آخر يعيد المهلة من بدايتها.`,
    refund: 'لا يُدفع ما فُك رهنه تلقائيًا.',
  },
  failed: 'تعذرت قراءة الرصيد والرهون.',
  receiver: 'المستلم',
  self: 'الافتراضي: حسابك',
  cpu: (symbol) => `CPU بـ${symbol}`,
  net: (symbol) => `NET بـ${symbol}`,
  ownership: 'مالك الرهن',
  keep: 'حسابك',
  give: 'المستلم (هدية)',
  pending: 'استرداد معلق',
  available: 'متاح',
  none: 'لا استرداد معلق',
  notYet: 'الاسترداد غير متاح بعد.',
  acts: {
    stake: { title: (amount) => `ارهن ${isolated(amount)}`, done: (amount) => `رُهن ${isolated(amount)}` },
    'stake-for': {
      title: (amount, to) => `ارهن ${isolated(amount)} لـ ${to}`,
      done: (amount, to) => `رُهن ${isolated(amount)} لـ ${to}`,
    },
    'give-stake': {
      title: (amount, to) => `أهدِ رهن ${isolated(amount)} إلى ${to}`,
      done: (amount, to) => `أُهدي رهن ${isolated(amount)} إلى ${to}`,
    },
    unstake: { title: (amount) => `فك رهن ${isolated(amount)}`, done: (amount) => `فُك رهن ${isolated(amount)}` },
    'unstake-from': {
      title: (amount, from) => `فك رهن ${isolated(amount)} من ${from}`,
      done: (amount, from) => `فُك رهن ${isolated(amount)} من ${from}`,
    },
    refund: { title: (amount) => `طالب بـ ${isolated(amount)}`, done: (amount) => `استُرد ${isolated(amount)}` },
  },
  faults: {
    'stake-missing': 'أدخل مقدارًا لـ CPU أو NET',
    'stake-unpaid': (most) => `المتاح لـ CPU وNET معًا ${isolated(most)} فقط`,
    'stake-exceeded': (most) => `المرهون ${isolated(most)} فقط`,
    'give-to-self': 'الهدية تتطلب حسابًا آخر',
  },
  notes: {
    'stake-after': (cpu, net) => `الرهن بعد ذلك: CPU ${isolated(cpu)}، NET ${isolated(net)}`,
    'stake-given': (amount, to) => `سيملك ${to} مبلغ ${isolated(amount)}: لا يمكنك فك رهنه.`,
    'refund-first': (amount) => `يُستخدم ${isolated(amount)} من الاسترداد المعلق أولًا.`,
    'refund-restarts': (amount) => `تعود مهلة الاسترداد المعلق ${isolated(amount)} إلى بدايتها.`,
    'stake-none-left': 'لا يبقى رهن CPU أو NET: قد يتعذر على الحساب إرسال معاملات.',
  },
  stakeAgain: 'رهن جديد',
  unstakeAgain: 'فك رهن جديد',
  refundAgain: 'العودة إلى الاستردادات',
};
