import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('PowerUp', '0nGS', { zh: 'PowerUp', ko: 'PowerUp', ar: 'PowerUp', es: 'PowerUp' }),
  description: text((chain: string) => `Rent CPU and NET on ${chain}`, 'pHKp', {
    zh: (chain) => `在 ${chain} 租用 CPU 与 NET`,
    ko: (chain) => `${chain}에서 CPU와 NET 임대`,
    ar: (chain) => `استئجار CPU وNET على ${chain}`,
    es: (chain) => `Alquilar CPU y NET en ${chain}`,
  }),
  about: text('Rents CPU and NET without staking. The price rises with the rented share of the market.', 'sEPe', {
    zh: '无需质押即可租用 CPU 与 NET。市场出租比例越高，价格越高。',
    ko: '스테이킹 없이 CPU와 NET을 임대합니다. 시장의 임대 비율이 높을수록 가격이 오릅니다.',
    ar: 'يستأجر CPU وNET بلا رهن. يرتفع السعر مع الحصة المؤجرة من السوق.',
    es: 'Alquila CPU y NET sin hacer stake. El precio sube con la parte alquilada del mercado.',
  }),
  what: text('the PowerUp market', 'Vs8X', {
    zh: 'PowerUp 市场',
    ko: 'PowerUp 시장',
    ar: 'سوق PowerUp',
    es: 'el mercado de PowerUp',
  }),
  none: text('PowerUp is not configured on this chain', 'fNwb', {
    zh: '本链未配置 PowerUp',
    ko: '이 체인에는 PowerUp이 설정되지 않았습니다',
    ar: 'لم يُضبط PowerUp في هذه السلسلة',
    es: 'PowerUp no está configurado en esta cadena',
  }),
  cpuRented: text('CPU rented', '61wI', { zh: '已租 CPU', ko: '임대된 CPU', ar: 'CPU المؤجرة', es: 'CPU alquilada' }),
  netRented: text('NET rented', 'yE3p', { zh: '已租 NET', ko: '임대된 NET', ar: 'NET المؤجرة', es: 'NET alquilada' }),
  period: text('Rental period', '_hxs', { zh: '租期', ko: '임대 기간', ar: 'مدة الإيجار', es: 'Plazo de alquiler' }),
  days: text((days: string) => (days === '1' ? '1 day' : `${days} days`), 'SDNd', {
    zh: (days) => `${days} 天`,
    ko: (days) => `${days}일`,
    ar: (days) => (days === '1' ? 'يوم واحد' : `${days} أيام`),
    es: (days) => (days === '1' ? '1 día' : `${days} días`),
  }),
  minFee: text('Minimum fee', 'DBgd', { zh: '最低费用', ko: '최소 수수료', ar: 'أدنى رسم', es: 'Comisión mínima' }),
  receiver: text('Receiver', 'uIZ2', { zh: '接收账户', ko: '받는 계정', ar: 'المستلم', es: 'Receptor' }),
  self: text('Defaults to your account', 'Xrqm', {
    zh: '默认为您的账户',
    ko: '기본값: 내 계정',
    ar: 'الافتراضي: حسابك',
    es: 'Por defecto, tu cuenta',
  }),
  cpu: text('CPU (ms)', 'uM6M', { zh: 'CPU（毫秒）', ko: 'CPU(밀리초)', ar: 'CPU بالميلي ثانية', es: 'CPU en ms' }),
  net: text('NET (KB)', 'GwlZ', { zh: 'NET（KB）', ko: 'NET(KB)', ar: 'NET بالكيلوبايت', es: 'NET en KB' }),
  most: text((symbol: string) => `Maximum payment (${symbol})`, 'M0Ok', {
    zh: (symbol) => `最高支付（${symbol}）`,
    ko: (symbol) => `최대 지불액(${symbol})`,
    ar: (symbol) => `أقصى دفعة بـ${symbol}`,
    es: (symbol) => `Pago máximo en ${symbol}`,
  }),
  mostHint: text('Defaults to the fee plus 5%', 'lhc8', {
    zh: '默认为费用加 5%',
    ko: '기본값: 수수료 + 5%',
    ar: 'الافتراضي: الرسم زائد ⁦5%⁩',
    es: 'Por defecto, la comisión más un 5%',
  }),
  acts: {
    powerup: {
      title: text(
        (what: string, days: string) => `Rent ${what} for ${days === '1' ? '1 day' : `${days} days`}`,
        'a3-G',
        {
          zh: (what, days) => `租用 ${what}，${days} 天`,
          ko: (what, days) => `${what} ${days}일 임대`,
          ar: (what, days) => `استأجر ${isolated(what)} لمدة ${days === '1' ? 'يوم واحد' : `${days} أيام`}`,
          es: (what, days) => `Alquilar ${what} por ${days === '1' ? '1 día' : `${days} días`}`,
        },
      ),
      done: text(
        (what: string, days: string) => `Rented ${what} for ${days === '1' ? '1 day' : `${days} days`}`,
        'G6Xq',
        {
          zh: (what, days) => `已租用 ${what}，${days} 天`,
          ko: (what, days) => `${what} ${days}일 임대함`,
          ar: (what, days) => `استُؤجر ${isolated(what)} لمدة ${days === '1' ? 'يوم واحد' : `${days} أيام`}`,
          es: (what, days) => `Alquilado: ${what} por ${days === '1' ? '1 día' : `${days} días`}`,
        },
      ),
    },
    'powerup-for': {
      title: text(
        (what: string, days: string, to: string) =>
          `Rent ${what} for ${to} (${days === '1' ? '1 day' : `${days} days`})`,
        'xU1F',
        {
          zh: (what, days, to) => `为 ${to} 租用 ${what}（${days} 天）`,
          ko: (what, days, to) => `${to}에게 ${what} ${days}일 임대`,
          ar: (what, days, to) => `استأجر ${isolated(what)} لـ ${to} (${days === '1' ? 'يوم واحد' : `${days} أيام`})`,
          es: (what, days, to) => `Alquilar ${what} para ${to} (${days === '1' ? '1 día' : `${days} días`})`,
        },
      ),
      done: text(
        (what: string, days: string, to: string) =>
          `Rented ${what} for ${to} (${days === '1' ? '1 day' : `${days} days`})`,
        'PEy9',
        {
          zh: (what, days, to) => `已为 ${to} 租用 ${what}（${days} 天）`,
          ko: (what, days, to) => `${to}에게 ${what} ${days}일 임대함`,
          ar: (what, days, to) => `استُؤجر ${isolated(what)} لـ ${to} (${days === '1' ? 'يوم واحد' : `${days} أيام`})`,
          es: (what, days, to) => `Alquilado: ${what} para ${to} (${days === '1' ? '1 día' : `${days} días`})`,
        },
      ),
    },
  },
  faults: {
    'powerup-missing': text('Enter CPU or NET', 'CXut', {
      zh: '请输入 CPU 或 NET',
      ko: 'CPU 또는 NET을 입력하세요',
      ar: 'أدخل CPU أو NET',
      es: 'Escribe CPU o NET',
    }),
    'powerup-unknown': text('The capacity of the chain could not be read', 'LWOq', {
      zh: '无法读取本链容量',
      ko: '체인의 용량을 읽지 못했습니다',
      ar: 'تعذرت قراءة سعة السلسلة',
      es: 'No se pudo leer la capacidad de la cadena',
    }),
    'powerup-sold-out': text('More than the market has left', 'iG_U', {
      zh: '超出市场剩余量',
      ko: '시장에 남은 양보다 많습니다',
      ar: 'أكثر مما بقي في السوق',
      es: 'Más de lo que queda en el mercado',
    }),
    'powerup-too-little': text((fee: string) => `Below the minimum fee of ${fee}`, 'Su8L', {
      zh: (fee) => `低于最低费用 ${fee}`,
      ko: (fee) => `최소 수수료 ${fee}보다 적습니다`,
      ar: (fee) => `أقل من أدنى رسم ${isolated(fee)}`,
      es: (fee) => `Por debajo de la comisión mínima de ${fee}`,
    }),
    'powerup-above-most': text((fee: string) => `The fee is ${fee}`, '0XOa', {
      zh: (fee) => `费用为 ${fee}`,
      ko: (fee) => `수수료는 ${fee}입니다`,
      ar: (fee) => `الرسم ${isolated(fee)}`,
      es: (fee) => `La comisión es de ${fee}`,
    }),
    'powerup-unpaid': text((fee: string) => `Balance below the fee of ${fee}`, 'wf_5', {
      zh: (fee) => `余额低于费用 ${fee}`,
      ko: (fee) => `잔액이 수수료 ${fee}보다 적습니다`,
      ar: (fee) => `الرصيد أقل من الرسم ${isolated(fee)}`,
      es: (fee) => `Saldo inferior a la comisión de ${fee}`,
    }),
  },
  notes: {
    'powerup-fee': text((fee: string) => `Fee about ${fee}; empty: at most 5% more`, 'y-s5', {
      zh: (fee) => `费用约 ${fee}；留空则最多多付 5%`,
      ko: (fee) => `수수료 약 ${fee}, 비우면 최대 5%까지 더`,
      ar: (fee) => `الرسم نحو ${isolated(fee)}؛ إن تُرك فارغًا فبزيادة 5% على الأكثر`,
      es: (fee) => `Comisión de unos ${fee}; vacío: un 5% más como máximo`,
    }),
  },
  again: text('New rental', 'JL0y', { zh: '再次租用', ko: '다시 임대', ar: 'إيجار جديد', es: 'Nuevo alquiler' }),
};

declare global {
  interface StringFolders {
    'pages/powerup': typeof strings;
  }
}
