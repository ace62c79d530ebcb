import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Long staking', 'n7P4', {
    zh: '长期质押',
    ko: '장기 스테이킹',
    ar: 'الرهن الطويل',
    es: 'Stake a largo plazo',
  }),
  description: text((chain: string) => `Stake XPR for a fixed period on ${chain}`, '5BRE', {
    zh: (chain) => `在 ${chain} 上定期质押 XPR`,
    ko: (chain) => `${chain}에서 일정 기간 XPR 스테이킹`,
    ar: (chain) => `رهن XPR لمدة محددة على ${chain}`,
    es: (chain) => `Stake de XPR a plazo fijo en ${chain}`,
  }),
  about: text(
    'A long stake is locked until its plan ends. If the price is below the start price times the multiplier then, the payout makes up for the difference; it is never less than the stake.',
    'ZMNN',
    {
      zh: '长期质押在计划结束前锁定。若届时价格低于起始价格乘以倍数，则支付金额补足差额；支付金额绝不少于质押。',
      ko: '장기 스테이크는 플랜이 끝날 때까지 잠깁니다. 종료 시 가격이 시작 가격에 배수를 곱한 값보다 낮으면 지급액이 차이를 보전하며, 스테이크보다 적게 지급되지 않습니다.',
      ar: 'يبقى الرهن الطويل مقفلًا حتى نهاية خطته. إذا كان السعر حينها أقل من سعر البداية مضروبًا في المضاعف عوّض الدفع الفرق، ولا يقل أبدًا عن الرهن.',
      es: 'Un stake a largo plazo queda bloqueado hasta el fin de su plan. Si entonces el precio es menor que el inicial por el multiplicador, el pago compensa la diferencia; nunca es menor que el stake.',
    },
  ),
  action: text('Action', 'XvzB', { zh: '操作', ko: '작업', ar: 'الإجراء', es: 'Operación' }),
  sections: text('Stake or calculate', 'ScN-', {
    zh: '质押或计算',
    ko: '스테이킹 또는 계산',
    ar: 'رهن أو حساب',
    es: 'Stake o cálculo',
  }),
  stake: text('Stake', 'r8Vi', { zh: '质押', ko: '스테이킹', ar: 'رهن', es: 'Stake' }),
  claim: text('Claim', 'jjOA', { zh: '领取', ko: '수령', ar: 'استلام', es: 'Reclamar' }),
  calculator: text('Calculator', 'IiaA', { zh: '计算器', ko: '계산기', ar: 'الحاسبة', es: 'Calculadora' }),
  plans: text('Plans', 'jRGb', { zh: '计划', ko: '플랜', ar: 'الخطط', es: 'Planes' }),
  noPlans: text('No plans', 'f6Fd', { zh: '没有计划', ko: '플랜 없음', ar: 'لا توجد خطط', es: 'Sin planes' }),
  plan: text('Plan', 'AHpj', { zh: '计划', ko: '플랜', ar: 'الخطة', es: 'Plan' }),
  planName: text((days: string, multiplier: string) => `${days} days · ${multiplier}%`, 'PdOU', {
    zh: (days, multiplier) => `${days} 天 · ${multiplier}%`,
    ko: (days, multiplier) => `${days}일 · ${multiplier}%`,
    ar: (days, multiplier) => `${days} يومًا · ${multiplier}%`,
    es: (days, multiplier) => `${days} días · ${multiplier}%`,
  }),
  amount: text((code: string) => `Amount (${code})`, 'b9Lr', {
    zh: (code) => `金额（${code}）`,
    ko: (code) => `금액 (${code})`,
    ar: (code) => `المبلغ (${code})`,
    es: (code) => `Cantidad (${code})`,
  }),
  startPrice: text('Price at the start (BTC)', 'ZlLf', {
    zh: '起始价格（BTC）',
    ko: '시작 가격(BTC)',
    ar: 'سعر البداية (BTC)',
    es: 'Precio inicial (BTC)',
  }),
  endPrice: text('Price at the end (BTC)', 'x7Ta', {
    zh: '结束价格（BTC）',
    ko: '종료 가격(BTC)',
    ar: 'سعر النهاية (BTC)',
    es: 'Precio final (BTC)',
  }),
  payout: text('Payout', '-E-_', { zh: '支付金额', ko: '지급액', ar: 'الدفع', es: 'Pago' }),
  payoutNow: text('Payout at the current price', 'DAcK', {
    zh: '按当前价格支付',
    ko: '현재 가격 기준 지급액',
    ar: 'الدفع بالسعر الحالي',
    es: 'Pago al precio actual',
  }),
  incomplete: text('Enter an amount and both prices.', 'bA31', {
    zh: '请输入金额和两个价格。',
    ko: '금액과 두 가격을 입력하세요.',
    ar: 'أدخل المبلغ والسعرين.',
    es: 'Introduzca una cantidad y ambos precios.',
  }),
  refused: text('Claims are refused below a fifth of the target price', 'VsTv', {
    zh: '低于目标价格五分之一时合约拒绝领取',
    ko: '목표 가격의 5분의 1 미만에서는 수령이 거부됩니다',
    ar: 'يُرفض الاستلام دون خُمس السعر المستهدف',
    es: 'El contrato rechaza reclamos por debajo de un quinto del precio objetivo',
  }),
  formula: text('Stake × multiplier × price at the start ÷ price at the end, at least the stake.', 'dULM', {
    zh: '质押 × 倍数 × 起始价格 ÷ 结束价格，至少为质押金额。',
    ko: '스테이크 × 배수 × 시작 가격 ÷ 종료 가격, 최소 스테이크 금액.',
    ar: 'الرهن × المضاعف × سعر البداية ÷ سعر النهاية، على الأقل الرهن.',
    es: 'Stake × multiplicador × precio inicial ÷ precio final, como mínimo el stake.',
  }),
  own: text('Your long stakes', '9V9k', {
    zh: '您的长期质押',
    ko: '내 장기 스테이크',
    ar: 'رهونك الطويلة',
    es: 'Sus stakes a largo plazo',
  }),
  staked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹됨', ar: 'المرهون', es: 'En stake' }),
  end: text('End', 'E1h0', { zh: '结束', ko: '종료', ar: 'النهاية', es: 'Fin' }),
  failed: text('Your stakes could not be read.', 'LxEI', {
    zh: '无法读取您的质押。',
    ko: '스테이크를 읽을 수 없습니다.',
    ar: 'تعذرت قراءة رهونك.',
    es: 'No se pudieron leer sus stakes.',
  }),
  again: text('Back', 'fOre', { zh: '返回', ko: '돌아가기', ar: 'رجوع', es: 'Volver' }),
  acts: {
    'long-stake': {
      title: text((amount: string) => `Stake ${amount} long-term`, 'sxgf', {
        zh: (amount) => `长期质押 ${amount}`,
        ko: (amount) => `${amount} 장기 스테이킹`,
        ar: (amount) => `رهن طويل بمبلغ ${amount}`,
        es: (amount) => `Stake de ${amount} a largo plazo`,
      }),
      done: text((amount: string) => `Staked ${amount} long-term`, 'As7F', {
        zh: (amount) => `已长期质押 ${amount}`,
        ko: (amount) => `${amount} 장기 스테이킹됨`,
        ar: (amount) => `رُهن ${amount} رهنًا طويلًا`,
        es: (amount) => `${amount} en stake a largo plazo`,
      }),
    },
    'claim-long-stake': {
      title: text((stake: string) => `Claim long stake #${stake}`, 'M_RY', {
        zh: (stake) => `领取长期质押 #${stake}`,
        ko: (stake) => `장기 스테이크 #${stake} 수령`,
        ar: (stake) => `استلام الرهن الطويل #${stake}`,
        es: (stake) => `Reclamar el stake #${stake}`,
      }),
      done: text((stake: string) => `Claimed long stake #${stake}`, 'OSpX', {
        zh: (stake) => `已领取长期质押 #${stake}`,
        ko: (stake) => `장기 스테이크 #${stake} 수령됨`,
        ar: (stake) => `استُلم الرهن الطويل #${stake}`,
        es: (stake) => `Stake #${stake} reclamado`,
      }),
    },
  },
  faults: {
    'below-minimum': text((least: string) => `At least ${least}`, 'O0WI', {
      zh: (least) => `至少 ${least}`,
      ko: (least) => `최소 ${least}`,
      ar: (least) => `${least} على الأقل`,
      es: (least) => `Mínimo ${least}`,
    }),
    'xpr-unpaid': text((most: string) => `Only ${most} available`, 'ufND', {
      zh: (most) => `仅有 ${most} 可用`,
      ko: (most) => `${most}만 사용할 수 있습니다`,
      ar: (most) => `المتاح ${most} فقط`,
      es: (most) => `Solo hay ${most} disponibles`,
    }),
  },
  notes: {
    locked: text((days: string) => `Locked for ${days} days: it cannot be unstaked before.`, 'sLeJ', {
      zh: (days) => `锁定 ${days} 天：期间无法赎回。`,
      ko: (days) => `${days}일 동안 잠김: 그 전에는 해제할 수 없습니다.`,
      ar: (days) => `مقفل لمدة ${days} يومًا ولا يمكن فكه قبلها.`,
      es: (days) => `Bloqueado ${days} días: no se puede retirar antes.`,
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/longstaking': typeof strings;
  }
}
