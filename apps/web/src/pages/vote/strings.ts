import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  pools: text('Producer reward pools', 'H85y', {
    zh: '出块节点奖励池',
    ko: '프로듀서 보상 풀',
    ar: 'مجمّعات مكافآت المنتجين',
    es: 'Fondos de recompensas de productores',
  }),
  poolRewards: text('Rewards pool', 'goyL', {
    zh: '奖励池',
    ko: '보상 풀',
    ar: 'مجمّع المكافآت',
    es: 'Fondo de recompensas',
  }),
  poolBucket: text('Registration fee pool', 'c_Ao', {
    zh: '注册费用池',
    ko: '등록 수수료 풀',
    ar: 'مجمّع رسوم التسجيل',
    es: 'Fondo de tarifas de registro',
  }),
  whatPools: text('the reward pools', 'lGOp', {
    zh: '奖励池',
    ko: '보상 풀',
    ar: 'مجمّعات المكافآت',
    es: 'los fondos de recompensas',
  }),
  emptyPool: text('Empty', 'ZbHL', { zh: '空', ko: '비어 있음', ar: 'فارغ', es: 'Vacío' }),
  title: text('Producers', '8nAH', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجون', es: 'Productores' }),
  description: text((chain: string) => `Block producers of ${chain}: votes, rewards and status`, 'KhlO', {
    zh: (chain) => `${chain} 的出块节点：得票、收益与状态`,
    ko: (chain) => `${chain}의 블록 프로듀서: 득표, 보상, 상태`,
    ar: (chain) => `منتجو الكتل على ${chain}: الأصوات والمكافآت والحالة`,
    es: (chain) => `Productores de bloques de ${chain}: votos, recompensas y estado`,
  }),
  proxiesTitle: text('Proxies', 'yEc0', { zh: '代理', ko: '프록시', ar: 'الوكلاء', es: 'Proxies' }),
  proxiesDescription: text((chain: string) => `Voting proxies on ${chain}`, '2J4b', {
    zh: (chain) => `${chain} 上的投票代理`,
    ko: (chain) => `${chain}의 투표 프록시`,
    ar: (chain) => `وكلاء التصويت على ${chain}`,
    es: (chain) => `Proxies de voto en ${chain}`,
  }),
  sections: text('Voting', 'QBpj', { zh: '投票', ko: '투표', ar: 'التصويت', es: 'Votación' }),
  producers: text('Producers', '8nAH', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجون', es: 'Productores' }),
  find: text('Find a producer', 'vgIY', {
    zh: '查找出块节点',
    ko: '블록 프로듀서 찾기',
    ar: 'ابحث عن منتج',
    es: 'Buscar un productor',
  }),
  showFewVotes: text((count: number) => `Show ${count} standby producers below 0.01% of votes`, 'nNdd', {
    zh: (count) => `显示 ${count} 个得票低于 0.01% 的候补节点`,
    ko: (count) => `득표율 0.01% 미만 대기 프로듀서 ${count}명 보기`,
    ar: (count) => `عرض المنتجين الاحتياطيين دون 0.01٪ من الأصوات (${count})`,
    es: (count) => `Mostrar ${count} productores suplentes con menos del 0,01 % de los votos`,
  }),
  hideFewVotes: text('Hide standby producers below 0.01% of votes', 'WA9y', {
    zh: '隐藏得票低于 0.01% 的候补节点',
    ko: '득표율 0.01% 미만 대기 프로듀서 숨기기',
    ar: 'إخفاء المنتجين الاحتياطيين دون 0.01٪ من الأصوات',
    es: 'Ocultar productores suplentes con menos del 0,01 % de los votos',
  }),
  noneFound: text('No matching producers', 'Q4Ep', {
    zh: '没有匹配的出块节点',
    ko: '일치하는 블록 프로듀서가 없습니다',
    ar: 'لا منتج مطابق',
    es: 'No hay productores que coincidan',
  }),
  proxies: text('Proxies', 'yEc0', { zh: '代理', ko: '프록시', ar: 'الوكلاء', es: 'Proxies' }),
  staked: text('Total activated stake', 'ZQUc', {
    zh: '激活质押总量',
    ko: '총 활성화 스테이크',
    ar: 'إجمالي الرهن المفعّل',
    es: 'Stake total activado',
  }),
  ofSupply: text((share: string) => `${share}% of supply`, '4DmZ', {
    zh: (share) => `占供应量 ${share}%`,
    ko: (share) => `공급량의 ${share}%`,
    ar: (share) => `${isolated(`${share}%`)} من المعروض`,
    es: (share) => `${share}% del suministro`,
  }),
  most: text('Votes per account', 'XBB_', {
    zh: '每个账户可投票数',
    ko: '계정당 투표 수',
    ar: 'أصوات كل حساب',
    es: 'Votos por cuenta',
  }),
  decay: text(
    (weeks: string) => `Vote weight decays – re-vote to keep full weight (halves in ${weeks} weeks).`,
    'gMnT',
    {
      zh: (weeks) => `投票权重随时间衰减，重新投票可恢复全部权重（${weeks} 周减半）。`,
      ko: (weeks) => `투표 가중치는 감소합니다. 다시 투표하면 전체 가중치가 유지됩니다(${weeks}주마다 절반).`,
      ar: (weeks) => `يتناقص وزن الصوت مع الوقت؛ أعد التصويت للحفاظ عليه كاملًا (ينتصف كل ${weeks} أسبوعًا).`,
      es: (weeks) =>
        `El peso del voto decae: vuelve a votar para mantenerlo completo (se reduce a la mitad en ${weeks} semanas).`,
    },
  ),
  plain: text('Vote weight equals the voting balance and does not decay.', '-550', {
    zh: '投票权重等于可投票余额，不会衰减。',
    ko: '투표 가중치는 투표 가능한 잔액과 같으며 감소하지 않습니다.',
    ar: 'وزن الصوت يساوي الرصيد المصوِّت ولا يتناقص.',
    es: 'El peso del voto equivale al saldo con derecho a voto y no decae.',
  }),
  inverse: text('Weight per producer grows with the number of producers voted for.', 'KaF8', {
    zh: '所投出块节点越多，每个节点获得的权重越高。',
    ko: '투표하는 블록 프로듀서가 많을수록 각각의 가중치가 커집니다.',
    ar: 'يزداد وزن الصوت لكل منتج مع عدد المنتجين المصوَّت لهم.',
    es: 'El peso por productor crece con el número de productores votados.',
  }),
  what: text('the producers', 'MtxQ', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجين', es: 'los productores' }),
  none: text('No registered producers', '0uHi', {
    zh: '没有已注册的出块节点',
    ko: '등록된 블록 프로듀서가 없습니다',
    ar: 'لا منتجين مسجّلين',
    es: 'No hay productores registrados',
  }),
  pick: text('Vote', 'mM-N', { zh: '投票', ko: '투표', ar: 'صوّت', es: 'Votar' }),
  pickOf: text((name: string) => `Vote for ${name}`, 'EA0B', {
    zh: (name) => `投票给 ${name}`,
    ko: (name) => `${name}에게 투표`,
    ar: (name) => `صوّت لـ ${name}`,
    es: (name) => `Votar por ${name}`,
  }),
  rank: text('Rank', 't4LT', { zh: '排名', ko: '순위', ar: 'الرتبة', es: 'Puesto' }),
  name: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  producing: text('Producing', 'E8j3', { zh: '出块中', ko: '블록 생성 중', ar: 'ينتج', es: 'Produciendo' }),
  top: text('Top 21', 'XiUm', { zh: '前 21 名', ko: '상위 21', ar: 'أفضل 21', es: 'Top 21' }),
  standby: text('Standby', 'PzvN', { zh: '候补', ko: '대기', ar: 'احتياطي', es: 'En espera' }),
  network: text('Network', 'I-EO', { zh: '网络', ko: '네트워크', ar: 'الشبكة', es: 'Red' }),
  location: text('Location', '-wd7', { zh: '位置', ko: '위치', ar: 'الموقع', es: 'Ubicación' }),
  votes: text('Votes', '6XlK', { zh: '得票', ko: '득표', ar: 'الأصوات', es: 'Votos' }),
  missed: text('Missed (24h)', 'xD1z', {
    zh: '漏块（24 小时）',
    ko: '누락(24시간)',
    ar: 'الفائتة (24 ساعة)',
    es: 'Perdidos (24 h)',
  }),
  share: text('Votes %', 'l4lM', { zh: '得票 %', ko: '득표 %', ar: 'الأصوات %', es: 'Votos %' }),
  pay: text('Rewards per day', 'peGj', {
    zh: '每日收益',
    ko: '일일 보상',
    ar: 'المكافآت اليومية',
    es: 'Recompensas por día',
  }),
  links: text('Links', 'fORy', { zh: '链接', ko: '링크', ar: 'روابط', es: 'Enlaces' }),
  site: text((name: string) => `Website of ${name}`, 's2jE', {
    zh: (name) => `${name} 的网站`,
    ko: (name) => `${name} 웹사이트`,
    ar: (name) => `موقع ${name}`,
    es: (name) => `Sitio de ${name}`,
  }),
  picked: text((count: string, most: string) => `${count}/${most} selected`, 'ypWf', {
    zh: (count, most) => `已选 ${count}/${most}`,
    ko: (count, most) => `${count}/${most} 선택됨`,
    ar: (count, most) => `المختار: ${isolated(`${count}/${most}`)}`,
    es: (count, most) => `${count}/${most} seleccionados`,
  }),
  clear: text('Clear', '0Pht', { zh: '清除', ko: '지우기', ar: 'امسح', es: 'Limpiar' }),
  notice: text(
    (chain: string) =>
      `By voting you confirm that you have read and agree to the constitution / user agreement of ${chain}.`,
    '1VUJ',
    {
      zh: (chain) => `投票即表示您已阅读并同意 ${chain} 的章程 / 用户协议。`,
      ko: (chain) => `투표하면 ${chain}의 헌장 / 사용자 약관을 읽고 동의한 것으로 봅니다.`,
      ar: (chain) => `بالتصويت تؤكد أنك قرأت دستور ${chain} واتفاقية مستخدميها وتوافق عليهما.`,
      es: (chain) => `Al votar confirmas que has leído y aceptas la constitución o el acuerdo de usuario de ${chain}.`,
    },
  ),
  read: text('Read', '2sl2', { zh: '阅读', ko: '읽기', ar: 'اقرأه', es: 'Leer' }),
  weight: text('Weight', 'IN1h', { zh: '权重', ko: '가중치', ar: 'الوزن', es: 'Peso' }),
  votesFor: text('Votes for', 'JXxi', { zh: '投给', ko: '투표 대상', ar: 'يصوّت لـ', es: 'Vota por' }),
  countProducers: text((count: string) => (count === '1' ? '1 producer' : `${count} producers`), 'QZVf', {
    zh: (count) => `${count} 个出块节点`,
    ko: (count) => `블록 프로듀서 ${count}명`,
    ar: (count) => `${count} من المنتجين`,
    es: (count) => (count === '1' ? '1 productor' : `${count} productores`),
  }),
  philosophy: text('Philosophy', '37Ty', { zh: '理念', ko: '철학', ar: 'الفلسفة', es: 'Filosofía' }),
  whatProxies: text('the proxies', 'mvNa', { zh: '代理', ko: '프록시', ar: 'الوكلاء', es: 'los proxies' }),
  noProxies: text('No registered proxies', 'fxUj', {
    zh: '没有已注册的代理',
    ko: '등록된 프록시가 없습니다',
    ar: 'لا وكلاء مسجّلين',
    es: 'No hay proxies registrados',
  }),
  comments: text((count: string) => (count === '1' ? '1 comment' : `${count} comments`), 'eAI1', {
    zh: (count) => `${count} 条评论`,
    ko: (count) => `댓글 ${count}개`,
    ar: (count) => `${count} تعليق`,
    es: (count) => (count === '1' ? '1 comentario' : `${count} comentarios`),
  }),
  logo: text((name: string) => `Logo of ${name}`, 'gwfe', {
    zh: (name) => `${name} 的标志`,
    ko: (name) => `${name} 로고`,
    ar: (name) => `شعار ${name}`,
    es: (name) => `Logo de ${name}`,
  }),
  choose: text('Set as proxy', 'Drpj', {
    zh: '设为代理',
    ko: '프록시로 설정',
    ar: 'تعيين وكيلًا',
    es: 'Elegir como proxy',
  }),
  off: text('No voting on this chain', 'NmeS', {
    zh: '本链没有投票',
    ko: '이 체인에는 투표가 없습니다',
    ar: 'لا تصويت في هذه السلسلة',
    es: 'Sin votación en esta cadena',
  }),
  added: text((count: string) => `+${count} added`, '9g9n', {
    zh: (count) => `新增 ${count}`,
    ko: (count) => `+${count} 추가`,
    ar: (count) => `أُضيف ${count}`,
    es: (count) => `+${count} añadidos`,
  }),
  removed: text((count: string) => `−${count} removed`, 'yF1n', {
    zh: (count) => `移除 ${count}`,
    ko: (count) => `−${count} 제거`,
    ar: (count) => `أُزيل ${count}`,
    es: (count) => `−${count} ${count === '1' ? 'quitado' : 'quitados'}`,
  }),
  present: text(
    (count: string) => (count === '1' ? 'You vote for 1 producer' : `You vote for ${count} producers`),
    'W7b0',
    {
      zh: (count) => `您已投票给 ${count} 个出块节点`,
      ko: (count) => `블록 프로듀서 ${count}명에게 투표 중`,
      ar: (count) => `تصوّت لـ ${count} من المنتجين`,
      es: (count) => (count === '1' ? 'Votas por 1 productor' : `Votas por ${count} productores`),
    },
  ),
  unregistered: text(
    (names: string) =>
      `Removed from the ballot, no longer registered: ${names}. The chain refuses votes for unregistered producers.`,
    'eLBA',
    {
      zh: (names) => `已从选票中移除（不再注册）：${names}。链会拒绝对未注册出块节点的投票。`,
      ko: (names) =>
        `등록이 해제되어 투표에서 제외됨: ${names}. 체인은 등록되지 않은 프로듀서에 대한 투표를 거부합니다.`,
      ar: (names) =>
        `أُزيل من ورقة الاقتراع لأنه لم يعد مسجلًا: ${isolated(names)}. ترفض السلسلة التصويت لمنتجين غير مسجلين.`,
      es: (names) =>
        `Quitados de la papeleta por no estar ya registrados: ${names}. La cadena rechaza votos a productores no registrados.`,
    },
  ),
  proxied: text((proxy: string) => `Proxy: ${proxy}`, 'X5YH', {
    zh: (proxy) => `代理：${proxy}`,
    ko: (proxy) => `프록시: ${proxy}`,
    ar: (proxy) => `الوكيل: ${proxy}`,
    es: (proxy) => `Proxy: ${proxy}`,
  }),
  presentFailed: text('Your current votes could not be loaded. A new vote replaces them.', 'Taw8', {
    zh: '无法加载您当前的投票：新的投票会将其替换。',
    ko: '현재 투표를 불러올 수 없습니다. 새로 투표하면 대체됩니다.',
    ar: 'تعذّر تحميل أصواتك الحالية: سيحل التصويت محلها.',
    es: 'No se pudieron cargar tus votos actuales: un voto los reemplaza.',
  }),
  presentLoading: text('Loading your current votes…', 'SaWB', {
    zh: '正在加载您当前的投票…',
    ko: '현재 투표를 불러오는 중…',
    ar: 'جارٍ تحميل أصواتك الحالية…',
    es: 'Cargando tus votos actuales…',
  }),
  retry: text('Try again', 'UUxj', { zh: '重试', ko: '다시 시도', ar: 'حاول مجددًا', es: 'Reintentar' }),
  reset: text('Reset to current votes', 'GSCA', {
    zh: '恢复为当前投票',
    ko: '현재 투표로 되돌리기',
    ar: 'عُد إلى الأصوات الحالية',
    es: 'Volver a los votos actuales',
  }),
  acts: {
    vote: {
      title: text((count: string) => `Vote for ${count} ${count === '1' ? 'producer' : 'producers'}`, 'eo60', {
        zh: (count) => `投票给 ${count} 个出块节点`,
        ko: (count) => `블록 프로듀서 ${count}명에게 투표`,
        ar: (count) => `صوّت لـ ${count} من المنتجين`,
        es: (count) => `Votar por ${count} ${count === '1' ? 'productor' : 'productores'}`,
      }),
      done: text((count: string) => `Voted for ${count} ${count === '1' ? 'producer' : 'producers'}`, 'NFsJ', {
        zh: (count) => `已投票给 ${count} 个出块节点`,
        ko: (count) => `블록 프로듀서 ${count}명에게 투표함`,
        ar: (count) => `صُوّت لـ ${count} من المنتجين`,
        es: (count) => `Votado por ${count} ${count === '1' ? 'productor' : 'productores'}`,
      }),
    },
    'update-vote': {
      title: text((before: string, after: string) => `Update vote (${before} → ${after})`, 'wxCG', {
        zh: (before, after) => `更新投票（${before} → ${after}）`,
        ko: (before, after) => `투표 갱신 (${before} → ${after})`,
        ar: (before, after) => `حدّث التصويت (${isolated(`${before} → ${after}`)})`,
        es: (before, after) => `Actualizar el voto (${before} → ${after})`,
      }),
      done: text((before: string, after: string) => `Vote updated (${before} → ${after})`, '-brK', {
        zh: (before, after) => `投票已更新（${before} → ${after}）`,
        ko: (before, after) => `투표 갱신됨 (${before} → ${after})`,
        ar: (before, after) => `حُدّث التصويت (${isolated(`${before} → ${after}`)})`,
        es: (before, after) => `Voto actualizado (${before} → ${after})`,
      }),
    },
    'withdraw-votes': {
      title: text('Withdraw all votes', 'm0OM', {
        zh: '撤回全部投票',
        ko: '모든 투표 철회',
        ar: 'اسحب كل الأصوات',
        es: 'Retirar todos los votos',
      }),
      done: text('All votes withdrawn', 'SHO6', {
        zh: '已撤回全部投票',
        ko: '모든 투표를 철회함',
        ar: 'سُحبت كل الأصوات',
        es: 'Todos los votos retirados',
      }),
    },
    'set-proxy': {
      title: text((name: string) => `Set ${name} as proxy`, '7F0y', {
        zh: (name) => `将 ${name} 设为代理`,
        ko: (name) => `${name}을(를) 프록시로 설정`,
        ar: (name) => `عيّن ${name} وكيلًا`,
        es: (name) => `Elegir ${name} como proxy`,
      }),
      done: text((name: string) => `${name} set as proxy`, 'JFyD', {
        zh: (name) => `已将 ${name} 设为代理`,
        ko: (name) => `${name}을(를) 프록시로 설정함`,
        ar: (name) => `عُيّن ${name} وكيلًا`,
        es: (name) => `${name} es tu proxy`,
      }),
    },
  },
  faults: {
    'too-many-producers': text((most: string) => `Up to ${most} producers`, 'zsQQ', {
      zh: (most) => `最多 ${most} 个出块节点`,
      ko: (most) => `최대 ${most}개`,
      ar: (most) => `حتى ${most} منتجًا`,
      es: (most) => `Hasta ${most} productores`,
    }),
    'nothing-voted': text('Select at least one producer', 'quoi', {
      zh: '请至少选择一个出块节点',
      ko: '블록 프로듀서를 하나 이상 선택하세요',
      ar: 'اختر منتجًا واحدًا على الأقل',
      es: 'Elige al menos un productor',
    }),
    'producers-unregistered': text((names: string) => `Not registered as producers: ${names}`, 'hmqE', {
      zh: (names) => `未注册为出块节点：${names}`,
      ko: (names) => `블록 프로듀서로 등록되지 않음: ${names}`,
      ar: (names) => `غير مسجَّلين كمنتجين: ${isolated(names)}`,
      es: (names) => `No registrados como productores: ${names}`,
    }),
  },
  notes: {
    'votes-removed': text(
      (count: string, names: string) =>
        count === '1' ? `Removes your vote for ${names}` : `Removes your votes for ${count} producers: ${names}`,
      'quCZ',
      {
        zh: (count, names) => `撤回对 ${count} 个出块节点的投票：${names}`,
        ko: (count, names) => `블록 프로듀서 ${count}명에 대한 투표 제거: ${names}`,
        ar: (count, names) => `يزيل أصواتك لـ ${count} من المنتجين: ${isolated(names)}`,
        es: (count, names) =>
          count === '1' ? `Quita tu voto por ${names}` : `Quita tus votos por ${count} productores: ${names}`,
      },
    ),
    'votes-added': text(
      (count: string, names: string) =>
        count === '1' ? `Adds your vote for ${names}` : `Adds your votes for ${count} producers: ${names}`,
      's1g5',
      {
        zh: (count, names) => `新增对 ${count} 个出块节点的投票：${names}`,
        ko: (count, names) => `블록 프로듀서 ${count}명에 대한 투표 추가: ${names}`,
        ar: (count, names) => `يضيف أصواتك لـ ${count} من المنتجين: ${isolated(names)}`,
        es: (count, names) =>
          count === '1' ? `Añade tu voto por ${names}` : `Añade tus votos por ${count} productores: ${names}`,
      },
    ),
    'votes-unread': text('Your current votes could not be loaded: this vote replaces all of them.', 'AFuu', {
      zh: '无法加载您当前的投票：此次投票会替换全部现有投票。',
      ko: '현재 투표를 불러올 수 없습니다. 이 투표가 기존 투표를 모두 대체합니다.',
      ar: 'تعذّر تحميل أصواتك الحالية: سيحل هذا التصويت محلها كلها.',
      es: 'No se pudieron cargar tus votos actuales: este voto los reemplaza todos.',
    }),
    'proxy-replaced': text((name: string) => `Removes your proxy ${name}`, 'M7Os', {
      zh: (name) => `取消代理 ${name}`,
      ko: (name) => `프록시 ${name} 해제`,
      ar: (name) => `يزيل وكيلك ${name}`,
      es: (name) => `Quita tu proxy ${name}`,
    }),
    'proxy-idle': text((name: string) => `${name} votes for no producers: your stake would not count.`, 'lVx-', {
      zh: (name) => `${name} 未给任何出块节点投票：您的质押将不计入投票。`,
      ko: (name) => `${name}은(는) 어떤 프로듀서에게도 투표하지 않습니다. 내 스테이크가 반영되지 않습니다.`,
      ar: (name) => `لا يصوّت ${name} لأي منتج، فلن تُحتسب حصتك في التصويت.`,
      es: (name) => `${name} no vota por ningún productor: tu stake no contaría.`,
    }),
  },
  proxyField: text('Proxy', 'atP8', { zh: '代理', ko: '프록시', ar: 'الوكيل', es: 'Cuenta proxy' }),
  again: text('New vote', '3Tdr', { zh: '新投票', ko: '새 투표', ar: 'تصويت جديد', es: 'Nuevo voto' }),
};

declare global {
  interface StringFolders {
    'pages/vote': typeof strings;
  }
}
