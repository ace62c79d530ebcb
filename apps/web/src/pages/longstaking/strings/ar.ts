export const strings: StringFolders['pages/longstaking'] = {
  title: 'الرهن الطويل',
  description: (chain) => `رهن XPR لمدة محددة على ${chain}`,
  about:
    'يبقى الرهن الطويل مقفلًا حتى نهاية خطته. إذا كان السعر حينها أقل من سعر البداية مضروبًا في المضاعف عوّض الدفع الفرق، ولا يقل أبدًا عن الرهن.',
  sections: 'رهن أو حساب',
  stake: 'رهن',
  claim: 'استلام',
  calculator: 'الحاسبة',
  plans: 'الخطط',
  noPlans: 'لا توجد خطط',
  plan: 'الخطة',
  planName: (days, multiplier) => `${days} يومًا · ${multiplier}%`,
  amount: (code) => `المبلغ (${code})`,
  startPrice: 'سعر البداية (BTC)',
  endPrice: 'سعر النهاية (BTC)',
  payout: 'الدفع',
  payoutNow: 'الدفع بالسعر الحالي',
  incomplete: 'أدخل المبلغ والسعرين.',
  refused: 'يُرفض الاستلام دون خُمس السعر المستهدف',
  formula: 'الرهن × المضاعف × سعر البداية ÷ سعر النهاية، على الأقل الرهن.',
  own: 'رهونك الطويلة',
  staked: 'المرهون',
  end: 'النهاية',
  failed: 'تعذرت قراءة رهونك.',
  again: 'رجوع',
  acts: {
    'long-stake': {
      title: (amount) => `رهن طويل بمبلغ ${amount}`,
      done: (amount) => `رُهن ${amount} رهنًا طويلًا`,
    },
    'claim-long-stake': {
      title: (stake) => `استلام الرهن الطويل #${stake}`,
      done: (stake) => `استُلم الرهن الطويل #${stake}`,
    },
  },
  faults: {
    'below-minimum': (least) => `${least} على الأقل`,
    'xpr-unpaid': (most) => `المتاح ${most} فقط`,
  },
  notes: {
    locked: (days) => `مقفل لمدة ${days} يومًا ولا يمكن فكه قبلها.`,
  },
};
