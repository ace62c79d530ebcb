import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Genesis and voter rewards', 'f3oW', {
    zh: '创世与投票奖励',
    ko: '제네시스 및 투표 보상',
    ar: 'مكافآت التأسيس والتصويت',
    es: 'Recompensas de génesis y votos',
  }),
  description: text((chain: string) => `Genesis and voter rewards on ${chain}`, 'meNE', {
    zh: (chain) => `${chain} 上的创世与投票奖励`,
    ko: (chain) => `${chain}의 제네시스 및 투표 보상`,
    ar: (chain) => `مكافآت التأسيس والتصويت على ${chain}`,
    es: (chain) => `Recompensas de génesis y votos en ${chain}`,
  }),
  about: text(
    'Genesis Block Members claim what is left of their WAX. Votes for 16 guilds or more, or a proxy, earn rewards that can be claimed once a day.',
    'pHLc',
    {
      zh: '创世区块成员可领取剩余的 WAX。投票给至少 16 个公会或设置代理可获得奖励，每天可领取一次。',
      ko: '제네시스 블록 멤버는 남은 WAX를 수령합니다. 16개 이상의 길드에 투표하거나 프록시를 지정하면 하루 한 번 수령할 수 있는 보상이 쌓입니다.',
      ar: 'يستلم أعضاء كتلة التأسيس ما تبقى من WAX. التصويت لـ16 نقابة على الأقل أو تعيين وكيل يكسب مكافآت تُستلم مرة في اليوم.',
      es: 'Los miembros del bloque génesis reclaman el resto de su WAX. Votar por al menos 16 gremios o usar un proxy genera recompensas que se reclaman una vez al día.',
    },
  ),
  genesis: text('Genesis balance', 'sUzi', {
    zh: '创世余额',
    ko: '제네시스 잔액',
    ar: 'رصيد التأسيس',
    es: 'Saldo de génesis',
  }),
  votes: text('Voter rewards', 'Mzuz', {
    zh: '投票奖励',
    ko: '투표 보상',
    ar: 'مكافآت التصويت',
    es: 'Recompensas por votar',
  }),
  balance: text('Balance', 'azvD', { zh: '余额', ko: '잔액', ar: 'الرصيد', es: 'Saldo' }),
  unclaimed: text('Unclaimed', 'ifoT', { zh: '未领取', ko: '미수령', ar: 'غير مستلم', es: 'Sin reclamar' }),
  reward: text('Claimable now', 'WAk2', {
    zh: '现在可领取',
    ko: '지금 수령 가능',
    ar: 'قابل للاستلام الآن',
    es: 'Reclamable ahora',
  }),
  rewardNote: text('A claim adds the inflation since the last one', 'XxX-', {
    zh: '领取时会加上自上次以来的通胀',
    ko: '수령 시 마지막 이후의 인플레이션이 더해집니다',
    ar: 'يضيف الاستلام التضخم منذ آخر مرة',
    es: 'Al reclamar se suma la inflación desde la última vez',
  }),
  nextClaim: text('Next claim', 'bl0x', {
    zh: '下次领取',
    ko: '다음 수령',
    ar: 'الاستلام التالي',
    es: 'Próximo reclamo',
  }),
  now: text('Now', 'BdFS', { zh: '现在', ko: '지금', ar: 'الآن', es: 'Ahora' }),
  earns: text('This vote earns rewards', 'UHiV', {
    zh: '此投票可获得奖励',
    ko: '이 투표는 보상을 받습니다',
    ar: 'هذا التصويت يكسب مكافآت',
    es: 'Este voto genera recompensas',
  }),
  earnsNothing: text('This vote earns nothing: vote for 16 guilds or set a proxy', 'QGax', {
    zh: '此投票没有奖励：请投给 16 个公会或设置代理',
    ko: '이 투표는 보상이 없습니다: 16개 길드에 투표하거나 프록시를 지정하세요',
    ar: 'لا يكسب هذا التصويت شيئًا: صوّت لـ16 نقابة أو عيّن وكيلًا',
    es: 'Este voto no genera recompensas: vote por 16 gremios o use un proxy',
  }),
  noMember: text('The account is no Genesis Block Member.', 'tWEy', {
    zh: '该账户不是创世区块成员。',
    ko: '제네시스 블록 멤버가 아닌 계정입니다.',
    ar: 'الحساب ليس عضوًا في كتلة التأسيس.',
    es: 'La cuenta no es miembro del bloque génesis.',
  }),
  failed: text('The rewards could not be read.', '7M4k', {
    zh: '无法读取奖励。',
    ko: '보상을 읽을 수 없습니다.',
    ar: 'تعذرت قراءة المكافآت.',
    es: 'No se pudieron leer las recompensas.',
  }),
  claim: text('Claim', 'jjOA', { zh: '领取', ko: '수령', ar: 'استلام', es: 'Reclamar' }),
  again: text('Back', 'fOre', { zh: '返回', ko: '뒤로', ar: 'رجوع', es: 'Volver' }),
  acts: {
    'claim-genesis': {
      title: text((amount: string) => `Claim genesis balance of ${amount}`, 'vDoS', {
        zh: (amount) => `领取创世余额 ${amount}`,
        ko: (amount) => `제네시스 잔액 ${amount} 수령`,
        ar: (amount) => `استلام رصيد التأسيس ${amount}`,
        es: (amount) => `Reclamar el saldo de génesis de ${amount}`,
      }),
      done: text((amount: string) => `Claimed genesis balance of ${amount}`, 'E9Hl', {
        zh: (amount) => `已领取创世余额 ${amount}`,
        ko: (amount) => `제네시스 잔액 ${amount} 수령됨`,
        ar: (amount) => `استُلم رصيد التأسيس ${amount}`,
        es: (amount) => `Saldo de génesis de ${amount} reclamado`,
      }),
    },
    'claim-votes': {
      title: text((amount: string) => `Claim voter rewards of about ${amount}`, 'AuGX', {
        zh: (amount) => `领取投票奖励约 ${amount}`,
        ko: (amount) => `투표 보상 약 ${amount} 수령`,
        ar: (amount) => `استلام مكافآت تصويت نحو ${amount}`,
        es: (amount) => `Reclamar recompensas por votar de unos ${amount}`,
      }),
      done: text((amount: string) => `Claimed voter rewards of about ${amount}`, 'HLUW', {
        zh: (amount) => `已领取投票奖励约 ${amount}`,
        ko: (amount) => `투표 보상 약 ${amount} 수령됨`,
        ar: (amount) => `استُلمت مكافآت تصويت نحو ${amount}`,
        es: (amount) => `Recompensas por votar de unos ${amount} reclamadas`,
      }),
    },
  },
};

declare global {
  interface StringFolders {
    'pages/gbm-rewards': typeof strings;
  }
}
