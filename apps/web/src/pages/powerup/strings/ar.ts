import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/powerup'] = {
  title: 'PowerUp',
  description: (chain) => `استئجار CPU وNET على ${chain}`,
  about: 'يستأجر CPU وNET بلا رهن. يرتفع السعر مع الحصة المؤجرة من السوق.',
  what: 'سوق PowerUp',
  none: 'لم يُضبط PowerUp في هذه السلسلة',
  cpuRented: 'CPU المؤجرة',
  netRented: 'NET المؤجرة',
  period: 'مدة الإيجار',
  days: (days) => (days === '1' ? 'يوم واحد' : `${days} أيام`),
  minFee: 'أدنى رسم',
  receiver: 'المستلم',
  self: 'الافتراضي: حسابك',
  cpu: 'CPU بالميلي ثانية',
  net: 'NET بالكيلوبايت',
  most: (symbol) => `أقصى دفعة بـ${symbol}`,
  mostHint: 'الافتراضي: الرسم زائد ⁦5%⁩',
  acts: {
    powerup: {
      title: (what, days) => `استأجر ${isolated(what)} لمدة ${days === '1' ? 'يوم واحد' : `${days} أيام`}`,
      done: (what, days) => `استُؤجر ${isolated(what)} لمدة ${days === '1' ? 'يوم واحد' : `${days} أيام`}`,
    },
    'powerup-for': {
      title: (what, days, to) => `استأجر ${isolated(what)} لـ ${to} (${days === '1' ? 'يوم واحد' : `${days} أيام`})`,
      done: (what, days, to) => `استُؤجر ${isolated(what)} لـ ${to} (${days === '1' ? 'يوم واحد' : `${days} أيام`})`,
    },
  },
  faults: {
    'powerup-missing': 'أدخل CPU أو NET',
    'powerup-unknown': 'تعذرت قراءة سعة السلسلة',
    'powerup-sold-out': 'أكثر مما بقي في السوق',
    'powerup-too-little': (fee) => `أقل من أدنى رسم ${isolated(fee)}`,
    'powerup-above-most': (fee) => `الرسم ${isolated(fee)}`,
    'powerup-unpaid': (fee) => `الرصيد أقل من الرسم ${isolated(fee)}`,
  },
  notes: { 'powerup-fee': (fee) => `الرسم نحو ${isolated(fee)}؛ إن تُرك فارغًا فبزيادة 5% على الأكثر` },
  again: 'إيجار جديد',
};
