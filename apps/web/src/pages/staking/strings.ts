import { text } from '../../i18n/text.ts';

export const strings = {
  description: text((chain: string) => `Stake XPR on ${chain}`, 'O6m7', {
    zh: (chain) => `在 ${chain} 上质押 XPR`,
    ko: (chain) => `${chain}에서 XPR 스테이킹`,
    ar: (chain) => `رهن XPR على ${chain}`,
    es: (chain) => `Stake de XPR en ${chain}`,
  }),
  titles: {
    stake: text('Stake XPR', 'FyrH', { zh: '质押 XPR', ko: 'XPR 스테이킹', ar: 'رهن XPR', es: 'Stake de XPR' }),
    unstake: text('Unstake XPR', '1h_7', {
      zh: '赎回 XPR',
      ko: 'XPR 언스테이킹',
      ar: 'فك رهن XPR',
      es: 'Retirar XPR del stake',
    }),
    refund: text('Claim unstaked XPR', 'TZlD', {
      zh: '领取已赎回的 XPR',
      ko: '언스테이킹한 XPR 수령',
      ar: 'استلام XPR بعد فك الرهن',
      es: 'Reclamar XPR retirado',
    }),
    claim: text('Claim voter rewards', 'i9rb', {
      zh: '领取投票奖励',
      ko: '투표 보상 수령',
      ar: 'استلام مكافآت التصويت',
      es: 'Reclamar recompensas de voto',
    }),
  },
  views: {
    stake: text('Stake', 'r8Vi', { zh: '质押', ko: '스테이킹', ar: 'رهن', es: 'Stake' }),
    unstake: text('Unstake', 'Ay9P', { zh: '赎回', ko: '언스테이킹', ar: 'فك الرهن', es: 'Retirar' }),
    refund: text('Refund', 'Jsch', { zh: '退款', ko: '환불', ar: 'استرداد', es: 'Reembolso' }),
    claim: text('Claim', 'jjOA', { zh: '领取', ko: '보상', ar: 'مكافآت', es: 'Recompensas' }),
  },
  about: {
    stake: text('Staked XPR counts in votes and earns rewards.', 'OKMT', {
      zh: '质押的 XPR 计入投票并产生奖励。',
      ko: '스테이킹한 XPR은 투표에 반영되고 보상을 받습니다.',
      ar: 'يُحتسب XPR المرهون في التصويت ويحصل على مكافآت.',
      es: 'El XPR en stake cuenta en los votos y recibe recompensas.',
    }),
    unstake: text('Unstaked XPR is paid out later.', '83mP', {
      zh: '赎回的 XPR 稍后支付。',
      ko: '언스테이킹한 XPR은 나중에 지급됩니다.',
      ar: 'يُدفع XPR بعد فك رهنه لاحقًا.',
      es: 'El XPR retirado se paga más tarde.',
    }),
    refund: text('Unstaked XPR is not paid out automatically.', '065q', {
      zh: '赎回的 XPR 不会自动支付。',
      ko: '언스테이킹한 XPR은 자동으로 지급되지 않습니다.',
      ar: 'لا يُدفع XPR بعد فك رهنه تلقائيًا.',
      es: 'El XPR retirado no se paga automáticamente.',
    }),
    claim: text('Rewards are distributed twice a day and claimed once a day.', 'c5rF', {
      zh: '奖励每天分配两次，每天可领取一次。',
      ko: '보상은 하루 두 번 분배되며 하루 한 번 수령할 수 있습니다.',
      ar: 'تُوزَّع المكافآت مرتين يوميًا وتُستلم مرة يوميًا.',
      es: 'Las recompensas se reparten dos veces al día y se reclaman una vez al día.',
    }),
  },
  sections: text('Stake, unstake, refund or claim', 'PqFw', {
    zh: '质押、赎回、退款或领取',
    ko: '스테이킹, 언스테이킹, 환불 또는 보상',
    ar: 'رهن أو فك رهن أو استرداد أو مكافآت',
    es: 'Stake, retirada, reembolso o recompensas',
  }),
  what: text('XPR staking', 'EsKQ', { zh: 'XPR 质押', ko: 'XPR 스테이킹', ar: 'رهن XPR', es: 'Staking de XPR' }),
  none: text('The chain has no XPR staking.', 'gcvB', {
    zh: '该链没有 XPR 质押。',
    ko: '이 체인에는 XPR 스테이킹이 없습니다.',
    ar: 'لا توفر السلسلة رهن XPR.',
    es: 'La cadena no tiene staking de XPR.',
  }),
  apr: text('APR', 'WQmz', { zh: '年化收益率', ko: '연이율(APR)', ar: 'العائد السنوي', es: 'TAE' }),
  effectiveApr: text('APR of rewarded stake', 'sL2G', {
    zh: '可获奖励质押的年化收益率',
    ko: '보상 대상 스테이크의 APR',
    ar: 'العائد السنوي للرهن المستحق',
    es: 'TAE del stake con recompensas',
  }),
  aprNote: text('Staking rewards of a year at the current inflation, divided by all staked XPR.', 'ybL1', {
    zh: '按当前通胀计算的全年质押奖励除以全部已质押 XPR。',
    ko: '현재 인플레이션 기준 1년 스테이킹 보상을 전체 스테이킹된 XPR로 나눈 값입니다.',
    ar: 'مكافآت سنة بحسب التضخم الحالي مقسومة على كل XPR المرهون.',
    es: 'Recompensas de un año con la inflación actual, divididas entre todo el XPR en stake.',
  }),
  totalStaked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹됨', ar: 'المرهون', es: 'En stake' }),
  yearly: text('Rewards per year', 'na-w', {
    zh: '每年奖励',
    ko: '연간 보상',
    ar: 'المكافآت سنويًا',
    es: 'Recompensas al año',
  }),
  failed: text('Balance and stake could not be read.', 'kK8S', {
    zh: '无法读取余额和质押。',
    ko: '잔액과 스테이크를 읽을 수 없습니다.',
    ar: 'تعذرت قراءة الرصيد والرهن.',
    es: 'No se pudieron leer el saldo y el stake.',
  }),
  own: text('Your stake', 'sHht', { zh: '您的质押', ko: '내 스테이크', ar: 'رهنك', es: 'Su stake' }),
  staked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹됨', ar: 'المرهون', es: 'En stake' }),
  rewards: text('Rewards', 'QEdw', { zh: '奖励', ko: '보상', ar: 'المكافآت', es: 'Recompensas' }),
  pending: text('Pending refund', '4m1N', {
    zh: '待退款',
    ko: '대기 중인 환불',
    ar: 'استرداد معلّق',
    es: 'Reembolso pendiente',
  }),
  qualified: text('Receives rewards', 'UYSd', {
    zh: '可获得奖励',
    ko: '보상 대상',
    ar: 'يحصل على مكافآت',
    es: 'Recibe recompensas',
  }),
  unqualified: text('No rewards: vote for more producers', '4sZ8', {
    zh: '无奖励：请投票给更多出块节点',
    ko: '보상 없음: 더 많은 프로듀서에게 투표하세요',
    ar: 'بلا مكافآت: صوّت لمزيد من المنتجين',
    es: 'Sin recompensas: vote a más productores',
  }),
  payout: text('Payout', '-E-_', { zh: '支付方式', ko: '지급 방식', ar: 'طريقة الدفع', es: 'Pago' }),
  pay: text('To your balance', 'Lj1g', { zh: '转入余额', ko: '잔액으로', ar: 'إلى رصيدك', es: 'A su saldo' }),
  restake: text('Add to your stake', 'dGKc', {
    zh: '加入质押',
    ko: '스테이크에 추가',
    ar: 'إضافة إلى رهنك',
    es: 'Añadir al stake',
  }),
  again: text('Back', 'fOre', { zh: '返回', ko: '돌아가기', ar: 'رجوع', es: 'Volver' }),
  unstakeText: text(
    (hours: string) =>
      `Unstaked XPR can be claimed after ${hours} hours. Unstaking again restarts the delay for all of it.`,
    'WJIj',
    {
      zh: (hours) => `赎回的 XPR 可在 ${hours} 小时后领取。再次赎回会使全部金额重新计时。`,
      ko: (hours) =>
        `언스테이킹한 XPR은 ${hours}시간 후에 수령할 수 있습니다. 다시 언스테이킹하면 전체 금액의 대기 시간이 다시 시작됩니다.`,
      ar: (hours) => `يمكن استلام XPR بعد ${hours} ساعة من فك الرهن. فك الرهن مجددًا يعيد بدء المهلة للمبلغ كله.`,
      es: (hours) => `El XPR retirado se puede reclamar tras ${hours} horas. Otra retirada reinicia el plazo de todo.`,
    },
  ),
  claimText: text(
    (votes: string) =>
      `Rewards require votes for ${votes} producers. They are distributed twice a day and can be claimed once a day.`,
    'nquP',
    {
      zh: (votes) => `获得奖励需投票给 ${votes} 个出块节点。奖励每天分配两次，每天可领取一次。`,
      ko: (votes) =>
        `보상을 받으려면 프로듀서 ${votes}명에게 투표해야 합니다. 보상은 하루 두 번 분배되며 하루 한 번 수령할 수 있습니다.`,
      ar: (votes) => `تتطلب المكافآت التصويت لعدد ${votes} من المنتجين. تُوزَّع مرتين يوميًا ويمكن استلامها مرة يوميًا.`,
      es: (votes) =>
        `Las recompensas requieren votar a ${votes} productores. Se reparten dos veces al día y se pueden reclamar una vez al día.`,
    },
  ),
  amount: text((code: string) => `Amount (${code})`, 'b9Lr', {
    zh: (code) => `金额（${code}）`,
    ko: (code) => `금액 (${code})`,
    ar: (code) => `المبلغ (${code})`,
    es: (code) => `Cantidad (${code})`,
  }),
  nothing: {
    refund: text('No pending refund', 'mA4m', {
      zh: '没有待退款',
      ko: '대기 중인 환불 없음',
      ar: 'لا يوجد استرداد معلّق',
      es: 'Sin reembolso pendiente',
    }),
    claim: text('No rewards to claim', 'lfC6', {
      zh: '没有可领取的奖励',
      ko: '수령할 보상 없음',
      ar: 'لا توجد مكافآت',
      es: 'Sin recompensas por reclamar',
    }),
  },
  notYet: {
    refund: text('The refund is available from', 'phLF', {
      zh: '退款可领取时间：',
      ko: '환불 가능 시점:',
      ar: 'الاسترداد متاح من',
      es: 'Reembolso disponible desde',
    }),
    claim: text('The next claim is possible from', '6ecj', {
      zh: '下次可领取时间：',
      ko: '다음 수령 가능 시점:',
      ar: 'الاستلام التالي ممكن من',
      es: 'Próximo reclamo desde',
    }),
  },
  acts: {
    'stake-xpr': {
      title: text((amount: string) => `Stake ${amount}`, 'T8f8', {
        zh: (amount) => `质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹`,
        ar: (amount) => `رهن ${amount}`,
        es: (amount) => `Poner ${amount} en stake`,
      }),
      done: text((amount: string) => `Staked ${amount}`, 'gqjh', {
        zh: (amount) => `已质押 ${amount}`,
        ko: (amount) => `${amount} 스테이킹됨`,
        ar: (amount) => `رُهن ${amount}`,
        es: (amount) => `${amount} en stake`,
      }),
    },
    'unstake-xpr': {
      title: text((amount: string) => `Unstake ${amount}`, '4m8b', {
        zh: (amount) => `赎回 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹`,
        ar: (amount) => `فك رهن ${amount}`,
        es: (amount) => `Retirar ${amount}`,
      }),
      done: text((amount: string) => `Unstaked ${amount}`, '4zFi', {
        zh: (amount) => `已赎回 ${amount}`,
        ko: (amount) => `${amount} 언스테이킹됨`,
        ar: (amount) => `فُك رهن ${amount}`,
        es: (amount) => `${amount} retirados`,
      }),
    },
    'refund-xpr': {
      title: text((amount: string) => `Claim ${amount}`, 'jhAf', {
        zh: (amount) => `领取 ${amount}`,
        ko: (amount) => `${amount} 수령`,
        ar: (amount) => `استلام ${amount}`,
        es: (amount) => `Reclamar ${amount}`,
      }),
      done: text((amount: string) => `Claimed ${amount}`, '4Oju', {
        zh: (amount) => `已领取 ${amount}`,
        ko: (amount) => `${amount} 수령됨`,
        ar: (amount) => `استُلم ${amount}`,
        es: (amount) => `${amount} reclamados`,
      }),
    },
    'claim-xpr': {
      title: text((amount: string) => `Claim rewards of ${amount}`, 'kXpV', {
        zh: (amount) => `领取奖励 ${amount}`,
        ko: (amount) => `보상 ${amount} 수령`,
        ar: (amount) => `استلام مكافآت ${amount}`,
        es: (amount) => `Reclamar recompensas de ${amount}`,
      }),
      done: text((amount: string) => `Claimed rewards of ${amount}`, 'a4Lu', {
        zh: (amount) => `已领取奖励 ${amount}`,
        ko: (amount) => `보상 ${amount} 수령됨`,
        ar: (amount) => `استُلمت مكافآت ${amount}`,
        es: (amount) => `Recompensas de ${amount} reclamadas`,
      }),
    },
    'restake-xpr': {
      title: text((amount: string) => `Stake rewards of ${amount}`, 'SRDP', {
        zh: (amount) => `质押奖励 ${amount}`,
        ko: (amount) => `보상 ${amount} 스테이킹`,
        ar: (amount) => `رهن مكافآت ${amount}`,
        es: (amount) => `Poner en stake recompensas de ${amount}`,
      }),
      done: text((amount: string) => `Staked rewards of ${amount}`, 'Zr77', {
        zh: (amount) => `已质押奖励 ${amount}`,
        ko: (amount) => `보상 ${amount} 스테이킹됨`,
        ar: (amount) => `رُهنت مكافآت ${amount}`,
        es: (amount) => `Recompensas de ${amount} en stake`,
      }),
    },
  },
  faults: {
    'xpr-unpaid': text((most: string) => `Only ${most} available`, 'ufND', {
      zh: (most) => `仅有 ${most} 可用`,
      ko: (most) => `${most}만 사용할 수 있습니다`,
      ar: (most) => `المتاح ${most} فقط`,
      es: (most) => `Solo hay ${most} disponibles`,
    }),
    'xpr-not-staked': text((most: string) => `Only ${most} staked`, '_16D', {
      zh: (most) => `仅质押了 ${most}`,
      ko: (most) => `${most}만 스테이킹되어 있습니다`,
      ar: (most) => `المرهون ${most} فقط`,
      es: (most) => `Solo hay ${most} en stake`,
    }),
  },
  notes: {
    'refund-first': text((amount: string) => `${amount} of the pending refund is used first.`, 'dhHQ', {
      zh: (amount) => `先使用待退款中的 ${amount}。`,
      ko: (amount) => `대기 중인 환불 중 ${amount}이 먼저 사용됩니다.`,
      ar: (amount) => `يُستخدم أولًا ${amount} من الاسترداد المعلّق.`,
      es: (amount) => `Primero se usan ${amount} del reembolso pendiente.`,
    }),
    'refund-delay': text((hours: string) => `Paid out ${hours} hours after unstaking, when you claim it.`, 'saoA', {
      zh: (hours) => `赎回 ${hours} 小时后由您领取。`,
      ko: (hours) => `언스테이킹 ${hours}시간 후 수령할 때 지급됩니다.`,
      ar: (hours) => `يُدفع عند استلامه بعد ${hours} ساعة من فك الرهن.`,
      es: (hours) => `Se paga al reclamarlo, ${hours} horas después de la retirada.`,
    }),
    'refund-restarts': text((amount: string) => `Restarts the delay of the pending refund of ${amount}.`, 'rXSv', {
      zh: (amount) => `待退款 ${amount} 将重新计时。`,
      ko: (amount) => `대기 중인 환불 ${amount}의 대기 시간이 다시 시작됩니다.`,
      ar: (amount) => `يعيد بدء مهلة الاسترداد المعلّق البالغ ${amount}.`,
      es: (amount) => `Reinicia el plazo del reembolso pendiente de ${amount}.`,
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/staking': typeof strings;
  }
}
