export const strings: StringFolders['pages/longstaking'] = {
  title: 'Stake a largo plazo',
  description: (chain) => `Stake de XPR a plazo fijo en ${chain}`,
  about:
    'Un stake a largo plazo queda bloqueado hasta el fin de su plan. Si entonces el precio es menor que el inicial por el multiplicador, el pago compensa la diferencia; nunca es menor que el stake.',
  sections: 'Stake o cálculo',
  stake: 'Stake',
  claim: 'Reclamar',
  calculator: 'Calculadora',
  plans: 'Planes',
  noPlans: 'Sin planes',
  plan: 'Plan',
  planName: (days, multiplier) => `${days} días · ${multiplier}%`,
  amount: (code) => `Cantidad (${code})`,
  startPrice: 'Precio inicial (BTC)',
  endPrice: 'Precio final (BTC)',
  payout: 'Pago',
  payoutNow: 'Pago al precio actual',
  incomplete: 'Introduzca una cantidad y ambos precios.',
  refused: 'El contrato rechaza reclamos por debajo de un quinto del precio objetivo',
  formula: 'Stake × multiplicador × precio inicial ÷ precio final, como mínimo el stake.',
  own: 'Sus stakes a largo plazo',
  staked: 'En stake',
  end: 'Fin',
  failed: 'No se pudieron leer sus stakes.',
  again: 'Volver',
  acts: {
    'long-stake': {
      title: (amount) => `Stake de ${amount} a largo plazo`,
      done: (amount) => `${amount} en stake a largo plazo`,
    },
    'claim-long-stake': {
      title: (stake) => `Reclamar el stake #${stake}`,
      done: (stake) => `Stake #${stake} reclamado`,
    },
  },
  faults: {
    'below-minimum': (least) => `Mínimo ${least}`,
    'xpr-unpaid': (most) => `Solo hay ${most} disponibles`,
  },
  notes: {
    locked: (days) => `Bloqueado ${days} días: no se puede retirar antes.`,
  },
};
