import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  description: text((chain: string) => `Stake and unstake CPU and NET on ${chain}`, 'lGcT', {
    zh: (chain) => `在 ${chain} 质押与赎回 CPU 和 NET`,
    ko: (chain) => `${chain}에서 CPU·NET 스테이킹과 언스테이킹`,
    ar: (chain) => `رهن CPU وNET وفك رهنهما على ${chain}`,
    es: (chain) => `Hacer y retirar stake de CPU y NET en ${chain}`,
  }),
  titles: {
    stake: text('Stake CPU and NET', 'mDAv', {
      zh: '质押 CPU 与 NET',
      ko: 'CPU·NET 스테이킹',
      ar: 'رهن CPU وNET',
      es: 'Hacer stake de CPU y NET',
    }),
    unstake: text('Unstake CPU and NET', 'Q3Lx', {
      zh: '赎回 CPU 与 NET',
      ko: 'CPU·NET 언스테이킹',
      ar: 'فك رهن CPU وNET',
      es: 'Retirar stake de CPU y NET',
    }),
    refund: text('Claim a refund', '8X4U', {
      zh: '领取退款',
      ko: '환불 수령',
      ar: 'المطالبة باسترداد',
      es: 'Reclamar un reembolso',
    }),
  },
  sections: text('Stake, unstake or refund', 'AmMJ', {
    zh: '质押、赎回或退款',
    ko: '스테이킹, 언스테이킹, 환불',
    ar: 'رهن أو فك رهن أو استرداد',
    es: 'Stake, retirada o reembolso',
  }),
  views: {
    stake: text('Stake', 'r8Vi', { zh: '质押', ko: '스테이킹', ar: 'رهن', es: 'Hacer stake' }),
    unstake: text('Unstake', 'Ay9P', { zh: '赎回', ko: '언스테이킹', ar: 'فك الرهن', es: 'Retirar' }),
    refund: text('Refund', 'Jsch', { zh: '退款', ko: '환불', ar: 'استرداد', es: 'Reembolso' }),
  },
  about: {
    stake: text('Staked tokens provide CPU and NET, and count in votes.', 'xf2F', {
      zh: '质押的代币提供 CPU 与 NET，并计入投票。',
      ko: '스테이킹한 토큰은 CPU와 NET을 제공하고 투표에 반영됩니다.',
      ar: 'توفر الرموز المرهونة CPU وNET وتُحتسب في التصويت.',
      es: 'El stake da CPU y NET y cuenta en los votos.',
    }),
    unstake: text(
      (days: string) =>
        `Unstaked tokens can be claimed after ${days} days. Unstaking again restarts the delay for all of them.`,
      'pP4u',
      {
        zh: (days) => `赎回的代币 ${days} 天后可领取；再次赎回会使全部重新计时。`,
        ko: (days) =>
          `언스테이킹한 토큰은 ${days}일 후에 받을 수 있습니다. 다시 언스테이킹하면 전체 대기 기간이 새로 시작됩니다.`,
        ar: (days) => `يمكن المطالبة بما فُك رهنه بعد ${days} أيام. فك رهن آخر يعيد المهلة من بدايتها.`,
        es: (days) => `Lo retirado se puede reclamar tras ${days} días. Otra retirada reinicia el plazo de todo.`,
      },
    ),
    refund: text('Unstaked tokens are not paid out automatically.', 'lbwB', {
      zh: '赎回的代币不会自动到账。',
      ko: '언스테이킹한 토큰은 자동으로 지급되지 않습니다.',
      ar: 'لا يُدفع ما فُك رهنه تلقائيًا.',
      es: 'Lo retirado no se paga automáticamente.',
    }),
  },
  failed: text('Balance and stakes could not be read.', '0TcN', {
    zh: '无法读取余额与质押。',
    ko: '잔액과 스테이크를 읽지 못했습니다.',
    ar: 'تعذرت قراءة الرصيد والرهون.',
    es: 'No se pudieron leer el saldo y los stakes.',
  }),
  receiver: text('Receiver', 'uIZ2', { zh: '接收账户', ko: '받는 계정', ar: 'المستلم', es: 'Receptor' }),
  self: text('Defaults to your account', 'Xrqm', {
    zh: '默认为您的账户',
    ko: '기본값: 내 계정',
    ar: 'الافتراضي: حسابك',
    es: 'Por defecto, tu cuenta',
  }),
  cpu: text((symbol: string) => `CPU (${symbol})`, 'uaGq', {
    zh: (symbol) => `CPU（${symbol}）`,
    ko: (symbol) => `CPU 수량(${symbol})`,
    ar: (symbol) => `CPU بـ${symbol}`,
    es: (symbol) => `CPU en ${symbol}`,
  }),
  net: text((symbol: string) => `NET (${symbol})`, 'ndOk', {
    zh: (symbol) => `NET（${symbol}）`,
    ko: (symbol) => `NET 수량(${symbol})`,
    ar: (symbol) => `NET بـ${symbol}`,
    es: (symbol) => `NET en ${symbol}`,
  }),
  ownership: text('Owner of the stake', 'xsTe', {
    zh: '质押归属',
    ko: '스테이크 소유자',
    ar: 'مالك الرهن',
    es: 'Dueño del stake',
  }),
  keep: text('Your account', 'BdLr', { zh: '您的账户', ko: '내 계정', ar: 'حسابك', es: 'Tu cuenta' }),
  give: text('The receiver (gift)', '74mu', {
    zh: '接收账户（赠与）',
    ko: '받는 계정(증여)',
    ar: 'المستلم (هدية)',
    es: 'El receptor (regalo)',
  }),
  pending: text('Pending refund', '4m1N', {
    zh: '待领取退款',
    ko: '대기 중인 환불',
    ar: 'استرداد معلق',
    es: 'Reembolso pendiente',
  }),
  available: text('Available', 'si6f', { zh: '可领取时间', ko: '수령 가능 시각', ar: 'متاح', es: 'Disponible' }),
  none: text('No pending refunds', 'TzhZ', {
    zh: '没有待领取的退款',
    ko: '대기 중인 환불이 없습니다',
    ar: 'لا استرداد معلق',
    es: 'No hay reembolsos pendientes',
  }),
  notYet: text('The refund is not available yet.', '_eAf', {
    zh: '退款尚不可领取。',
    ko: '아직 환불을 받을 수 없습니다.',
    ar: 'الاسترداد غير متاح بعد.',
    es: 'El reembolso aún no está disponible.',
  }),
  acts: {
    stake: {
      title: text((amount: string) => `Stake ${amount}`, 'T8f8', {
        zh: (amount) => `质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹`,
        ar: (amount) => `ارهن ${isolated(amount)}`,
        es: (amount) => `Hacer stake de ${amount}`,
      }),
      done: text((amount: string) => `Staked ${amount}`, 'gqjh', {
        zh: (amount) => `已质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹함`,
        ar: (amount) => `رُهن ${isolated(amount)}`,
        es: (amount) => `Stake de ${amount} hecho`,
      }),
    },
    'stake-for': {
      title: text((amount: string, to: string) => `Stake ${amount} for ${to}`, '105B', {
        zh: (amount, to) => `为 ${to} 质押 ${amount}`,
        ko: (amount, to) => `${to}에게 ${amount} 스테이킹`,
        ar: (amount, to) => `ارهن ${isolated(amount)} لـ ${to}`,
        es: (amount, to) => `Hacer stake de ${amount} para ${to}`,
      }),
      done: text((amount: string, to: string) => `Staked ${amount} for ${to}`, '4nJw', {
        zh: (amount, to) => `已为 ${to} 质押 ${amount}`,
        ko: (amount, to) => `${to}에게 ${amount} 스테이킹함`,
        ar: (amount, to) => `رُهن ${isolated(amount)} لـ ${to}`,
        es: (amount, to) => `Stake de ${amount} para ${to} hecho`,
      }),
    },
    'give-stake': {
      title: text((amount: string, to: string) => `Stake ${amount} as a gift to ${to}`, 'gyF8', {
        zh: (amount, to) => `质押 ${amount} 并赠与 ${to}`,
        ko: (amount, to) => `${amount} 스테이크를 ${to}에게 증여`,
        ar: (amount, to) => `أهدِ رهن ${isolated(amount)} إلى ${to}`,
        es: (amount, to) => `Regalar un stake de ${amount} a ${to}`,
      }),
      done: text((amount: string, to: string) => `Staked ${amount} as a gift to ${to}`, '8L0v', {
        zh: (amount, to) => `已质押 ${amount} 并赠与 ${to}`,
        ko: (amount, to) => `${amount} 스테이크를 ${to}에게 증여함`,
        ar: (amount, to) => `أُهدي رهن ${isolated(amount)} إلى ${to}`,
        es: (amount, to) => `Stake de ${amount} regalado a ${to}`,
      }),
    },
    unstake: {
      title: text((amount: string) => `Unstake ${amount}`, '4m8b', {
        zh: (amount) => `赎回 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹`,
        ar: (amount) => `فك رهن ${isolated(amount)}`,
        es: (amount) => `Retirar ${amount} del stake`,
      }),
      done: text((amount: string) => `Unstaked ${amount}`, '4zFi', {
        zh: (amount) => `已赎回 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹함`,
        ar: (amount) => `فُك رهن ${isolated(amount)}`,
        es: (amount) => `Retirados ${amount} del stake`,
      }),
    },
    'unstake-from': {
      title: text((amount: string, from: string) => `Unstake ${amount} from ${from}`, 'm4E8', {
        zh: (amount, from) => `从 ${from} 赎回 ${amount}`,
        ko: (amount, from) => `${from}에서 ${amount} 언스테이킹`,
        ar: (amount, from) => `فك رهن ${isolated(amount)} من ${from}`,
        es: (amount, from) => `Retirar ${amount} del stake de ${from}`,
      }),
      done: text((amount: string, from: string) => `Unstaked ${amount} from ${from}`, 'daF8', {
        zh: (amount, from) => `已从 ${from} 赎回 ${amount}`,
        ko: (amount, from) => `${from}에서 ${amount} 언스테이킹함`,
        ar: (amount, from) => `فُك رهن ${isolated(amount)} من ${from}`,
        es: (amount, from) => `Retirados ${amount} del stake de ${from}`,
      }),
    },
    refund: {
      title: text((amount: string) => `Claim ${amount}`, 'jhAf', {
        zh: (amount) => `领取 ${amount}`,
        ko: (amount) => `${amount} 수령`,
        ar: (amount) => `طالب بـ ${isolated(amount)}`,
        es: (amount) => `Reclamar ${amount}`,
      }),
      done: text((amount: string) => `Claimed ${amount}`, '4Oju', {
        zh: (amount) => `已领取 ${amount}`,
        ko: (amount) => `${amount} 수령함`,
        ar: (amount) => `استُرد ${isolated(amount)}`,
        es: (amount) => `Reclamados ${amount}`,
      }),
    },
  },
  faults: {
    'stake-missing': text('Enter an amount for CPU or NET', 'MfO8', {
      zh: '请输入 CPU 或 NET 的数量',
      ko: 'CPU 또는 NET 수량을 입력하세요',
      ar: 'أدخل مقدارًا لـ CPU أو NET',
      es: 'Escribe una cantidad para CPU o NET',
    }),
    'stake-unpaid': text((most: string) => `Only ${most} available for CPU and NET together`, 'Yztw', {
      zh: (most) => `CPU 与 NET 合计最多 ${most}`,
      ko: (most) => `CPU와 NET을 합해 최대 ${most}`,
      ar: (most) => `المتاح لـ CPU وNET معًا ${isolated(most)} فقط`,
      es: (most) => `Solo hay ${most} para CPU y NET juntos`,
    }),
    'stake-exceeded': text((most: string) => `Only ${most} staked`, '_16D', {
      zh: (most) => `仅质押了 ${most}`,
      ko: (most) => `스테이크는 ${most}뿐입니다`,
      ar: (most) => `المرهون ${isolated(most)} فقط`,
      es: (most) => `Solo hay ${most} en stake`,
    }),
    'give-to-self': text('A gift needs another account', 'Atal', {
      zh: '赠与需要其他账户',
      ko: '증여하려면 다른 계정이 필요합니다',
      ar: 'الهدية تتطلب حسابًا آخر',
      es: 'Un regalo necesita otra cuenta',
    }),
  },
  notes: {
    'stake-after': text((cpu: string, net: string) => `Stake afterwards: CPU ${cpu}, NET ${net}`, '4Kg5', {
      zh: (cpu, net) => `之后的质押：CPU ${cpu}，NET ${net}`,
      ko: (cpu, net) => `이후 스테이크: CPU ${cpu}, NET ${net}`,
      ar: (cpu, net) => `الرهن بعد ذلك: CPU ${isolated(cpu)}، NET ${isolated(net)}`,
      es: (cpu, net) => `Stake después: CPU ${cpu}, NET ${net}`,
    }),
    'stake-given': text(
      (amount: string, to: string) => `${amount} will belong to ${to}: you cannot unstake it.`,
      'LEZU',
      {
        zh: (amount, to) => `${amount} 将归 ${to} 所有，您无法赎回。`,
        ko: (amount, to) => `${amount}의 소유자가 ${to}로 바뀌며, 직접 언스테이킹할 수 없습니다.`,
        ar: (amount, to) => `سيملك ${to} مبلغ ${isolated(amount)}: لا يمكنك فك رهنه.`,
        es: (amount, to) => `${amount} serán de ${to}: no podrás retirarlos.`,
      },
    ),
    'refund-first': text((amount: string) => `${amount} of the pending refund is used first.`, 'dhHQ', {
      zh: (amount) => `先使用待领取退款中的 ${amount}。`,
      ko: (amount) => `대기 중인 환불 ${amount}을(를) 먼저 사용합니다.`,
      ar: (amount) => `يُستخدم ${isolated(amount)} من الاسترداد المعلق أولًا.`,
      es: (amount) => `Primero se usan ${amount} del reembolso pendiente.`,
    }),
    'refund-restarts': text((amount: string) => `Restarts the delay of the pending refund of ${amount}.`, 'rXSv', {
      zh: (amount) => `待领取的 ${amount} 将重新计时。`,
      ko: (amount) => `대기 중인 환불 ${amount}의 대기 기간이 새로 시작됩니다.`,
      ar: (amount) => `تعود مهلة الاسترداد المعلق ${isolated(amount)} إلى بدايتها.`,
      es: (amount) => `Reinicia el plazo del reembolso pendiente de ${amount}.`,
    }),
    'stake-none-left': text(
      'Leaves no CPU or no NET stake: the account may not be able to send transactions.',
      'Sd1_',
      {
        zh: 'CPU 或 NET 质押将为零：账户可能无法发送交易。',
        ko: 'CPU 또는 NET 스테이크가 남지 않아 트랜잭션을 보내지 못할 수 있습니다.',
        ar: 'لا يبقى رهن CPU أو NET: قد يتعذر على الحساب إرسال معاملات.',
        es: 'No queda stake de CPU o de NET: puede que la cuenta no pueda enviar transacciones.',
      },
    ),
  },
  stakeAgain: text('New stake', 'Putv', { zh: '再次质押', ko: '다시 스테이킹', ar: 'رهن جديد', es: 'Nuevo stake' }),
  unstakeAgain: text('New unstake', 'dt8M', {
    zh: '再次赎回',
    ko: '다시 언스테이킹',
    ar: 'فك رهن جديد',
    es: 'Nueva retirada',
  }),
  refundAgain: text('Back to refunds', '-DGS', {
    zh: '返回退款',
    ko: '환불로 돌아가기',
    ar: 'العودة إلى الاستردادات',
    es: 'Volver a los reembolsos',
  }),
};

declare global {
  interface StringFolders {
    'pages/resources': typeof strings;
  }
}
