import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Airgrabs', 'FNk4', { zh: '空投领取', ko: '에어그랩', ar: 'عملات للمطالبة', es: 'Airgrabs' }),
  description: text((chain: string) => `Tokens on ${chain} that accounts claim themselves`, '4qZM', {
    zh: (chain) => `${chain} 上由账户自行领取的代币`,
    ko: (chain) => `${chain}에서 계정이 직접 받는 토큰`,
    ar: (chain) => `رموز على ${chain} تطالب بها الحسابات بنفسها`,
    es: (chain) => `Tokens de ${chain} que cada cuenta reclama`,
  }),
  text: text(
    'An airgrab token is claimed by an action of your own account. Each claim uses 240 bytes of your RAM. The operator of this site lists the tokens and does not vouch for them.',
    'KgKE',
    {
      zh: '这类代币由您的账户自行发起操作领取，每次领取占用您 240 字节 RAM。列表由本站运营者提供，不代表对代币的担保。',
      ko: '에어그랩 토큰은 자신의 계정으로 액션을 실행해 받습니다. 한 번 받을 때마다 자신의 RAM 240바이트를 씁니다. 목록은 사이트 운영자가 제공하며 토큰을 보증하지 않습니다.',
      ar: 'يُحصل على هذه الرموز بإجراء من حسابك. تستهلك كل مطالبة 240 بايت من RAM لديك. يضع مشغّل الموقع القائمة ولا يضمن الرموز.',
      es: 'Un token airgrab se reclama con una acción de la propia cuenta. Cada reclamación usa 240 bytes de tu RAM. El operador de este sitio elabora la lista y no avala los tokens.',
    },
  ),
  what: text('airgrab tokens', 'sBe4', {
    zh: '可领取的代币',
    ko: '에어그랩 토큰',
    ar: 'رموز المطالبة',
    es: 'los tokens airgrab',
  }),
  none: text('No airgrab tokens are listed.', 'F8yw', {
    zh: '没有可领取的代币。',
    ko: '등록된 에어그랩 토큰이 없습니다.',
    ar: 'لا رموز في القائمة.',
    es: 'No hay tokens airgrab en la lista.',
  }),
  allHeld: text('You hold every listed token.', 't7YA', {
    zh: '您已持有列表中的所有代币。',
    ko: '목록의 모든 토큰을 이미 보유하고 있습니다.',
    ar: 'لديك كل رموز القائمة.',
    es: 'Ya tienes todos los tokens de la lista.',
  }),
  failed: text('Your balances could not be read, so tokens you already hold are listed too.', '0ALw', {
    zh: '无法读取您的余额：已持有的代币也会列出。',
    ko: '잔액을 읽지 못해 보유 중인 토큰도 표시됩니다.',
    ar: 'تعذّرت قراءة أرصدتك: تظهر أيضًا رموز لديك.',
    es: 'No se pudieron leer tus saldos: también aparecen tokens que ya tienes.',
  }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  action: text('Action', 'XvzB', { zh: '操作', ko: '액션', ar: 'الإجراء', es: 'Acción' }),
  website: text('Website', 'KrjJ', { zh: '网站', ko: '웹사이트', ar: 'الموقع', es: 'Sitio web' }),
  claim: text('Claim', 'jjOA', { zh: '领取', ko: '받기', ar: 'طالب', es: 'Reclamar' }),
  claimToken: text((code: string) => `Claim ${code}`, 'GoAU', {
    zh: (code) => `领取 ${code}`,
    ko: (code) => `${code} 받기`,
    ar: (code) => `طالب بـ${code}`,
    es: (code) => `Reclamar ${code}`,
  }),
  acts: {
    'claim-airgrab': {
      title: text((code: string) => `Claim ${code}`, 'GoAU', {
        zh: (code) => `领取 ${code}`,
        ko: (code) => `${code} 받기`,
        ar: (code) => `المطالبة بـ${code}`,
        es: (code) => `Reclamar ${code}`,
      }),
      done: text((code: string) => `Claimed ${code}`, 'CWWH', {
        zh: (code) => `已领取 ${code}`,
        ko: (code) => `${code} 받았음`,
        ar: (code) => `تمت المطالبة بـ${code}`,
        es: (code) => `${code} reclamado`,
      }),
    },
  },
  faults: {
    'ram-missing': text((free: string) => `Takes 240 bytes of RAM; the account has ${free} free`, 'VqU-', {
      zh: (free) => `需要 240 字节 RAM，账户仅余 ${free} 字节`,
      ko: (free) => `RAM 240바이트가 필요합니다. 계정의 여유: ${free}`,
      ar: (free) => `يتطلب 240 بايت من RAM، والمتاح للحساب ${free}`,
      es: (free) => `Requiere 240 bytes de RAM; la cuenta tiene ${free} libres`,
    }),
  },
  notes: {
    'ram-used': text((bytes: string) => `Uses ${bytes} bytes of your RAM`, '9yeo', {
      zh: (bytes) => `占用您 ${bytes} 字节 RAM`,
      ko: (bytes) => `자신의 RAM ${bytes}바이트 사용`,
      ar: (bytes) => `يستهلك ${bytes} بايت من RAM لديك`,
      es: (bytes) => `Usa ${bytes} bytes de tu RAM`,
    }),
  },
  again: text('Claim another token', 'PL2V', {
    zh: '领取其他代币',
    ko: '다른 토큰 받기',
    ar: 'طالب برمز آخر',
    es: 'Reclamar otro token',
  }),
};

declare global {
  interface StringFolders {
    'pages/airgrabs': typeof strings;
  }
}
