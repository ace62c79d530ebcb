import type { VestingWords } from './en.ts';

export const words: VestingWords = {
  title: 'استحقاق المؤسس',
  description: (chain) => `ما مُنح لمؤسس ${chain} وكم تحرّر منه`,
  account: 'الحساب',
  granted: 'الممنوح',
  free: 'المتحرر حتى الآن',
  locked: 'غير المتحرر',
  rule: (years, start) => `يتحرر بانتظام ثانيةً بثانية على مدى ${years} سنوات من ${start}.`,
  stopped: (day) => `قررت السلسلة ألا يتحرر شيء بعد ${day}.`,
  schedule: 'سنةً بسنة',
  until: 'حتى',
  holds: 'ما يملكه الحساب الآن',
  what: 'الحساب',
  noAccount: 'لا حساب كهذا على هذه السلسلة',
  total: 'الإجمالي',
  staked: 'مرهون',
};
