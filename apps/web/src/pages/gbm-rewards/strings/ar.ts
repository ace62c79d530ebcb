export const strings: StringFolders['pages/gbm-rewards'] = {
  title: 'مكافآت التأسيس والتصويت',
  description: (chain) => `مكافآت التأسيس والتصويت على ${chain}`,
  about:
    'يستلم أعضاء كتلة التأسيس ما تبقى من WAX. التصويت لـ16 نقابة على الأقل أو تعيين وكيل يكسب مكافآت تُستلم مرة في اليوم.',
  genesis: 'رصيد التأسيس',
  votes: 'مكافآت التصويت',
  balance: 'الرصيد',
  unclaimed: 'غير مستلم',
  reward: 'قابل للاستلام الآن',
  rewardNote: 'يضيف الاستلام التضخم منذ آخر مرة',
  nextClaim: 'الاستلام التالي',
  now: 'الآن',
  earns: 'هذا التصويت يكسب مكافآت',
  earnsNothing: 'لا يكسب هذا التصويت شيئًا: صوّت لـ16 نقابة أو عيّن وكيلًا',
  noMember: 'الحساب ليس عضوًا في كتلة التأسيس.',
  failed: 'تعذرت قراءة المكافآت.',
  claim: 'استلام',
  again: 'رجوع',
  acts: {
    'claim-genesis': {
      title: (amount) => `استلام رصيد التأسيس ${amount}`,
      done: (amount) => `استُلم رصيد التأسيس ${amount}`,
    },
    'claim-votes': {
      title: (amount) => `استلام مكافآت تصويت نحو ${amount}`,
      done: (amount) => `استُلمت مكافآت تصويت نحو ${amount}`,
    },
  },
};
