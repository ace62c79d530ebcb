export const strings: StringFolders['pages/gbm-rewards'] = {
  title: 'Recompensas de génesis y votos',
  description: (chain) => `Recompensas de génesis y votos en ${chain}`,
  about:
    'Los miembros del bloque génesis reclaman el resto de su WAX. Votar por al menos 16 gremios o usar un proxy genera recompensas que se reclaman una vez al día.',
  genesis: 'Saldo de génesis',
  votes: 'Recompensas por votar',
  balance: 'Saldo',
  unclaimed: 'Sin reclamar',
  reward: 'Reclamable ahora',
  rewardNote: 'Al reclamar se suma la inflación desde la última vez',
  nextClaim: 'Próximo reclamo',
  now: 'Ahora',
  earns: 'Este voto genera recompensas',
  earnsNothing: 'Este voto no genera recompensas: vote por 16 gremios o use un proxy',
  noMember: 'La cuenta no es miembro del bloque génesis.',
  failed: 'No se pudieron leer las recompensas.',
  claim: 'Reclamar',
  again: 'Volver',
  acts: {
    'claim-genesis': {
      title: (amount) => `Reclamar el saldo de génesis de ${amount}`,
      done: (amount) => `Saldo de génesis de ${amount} reclamado`,
    },
    'claim-votes': {
      title: (amount) => `Reclamar recompensas por votar de unos ${amount}`,
      done: (amount) => `Recompensas por votar de unos ${amount} reclamadas`,
    },
  },
};
