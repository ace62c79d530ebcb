import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Tax export', 'sbp-', {
    zh: '税务导出',
    ko: '세금용 내보내기',
    ar: 'تصدير ضريبي',
    es: 'Exportación fiscal',
  }),
  description: text((chain: string) => `Export the transfers of an account on ${chain} for CoinTracking`, '9Iid', {
    zh: (chain) => `为 CoinTracking 导出账户在 ${chain} 上的转账`,
    ko: (chain) => `${chain} 계정의 전송 내역을 CoinTracking용으로 내보냅니다`,
    ar: (chain) => `صدّر تحويلات حساب على ${isolated(chain)} لـCoinTracking`,
    es: (chain) => `Exporta las transferencias de una cuenta en ${chain} para CoinTracking`,
  }),
  about: text(
    'Incoming transfers are deposits, outgoing ones withdrawals, in the columns that CoinTracking imports. Times are UTC. Known spam and imitations of tokens are left out unless you include them.',
    'Hpg-',
    {
      zh: '收到的转账记为存入，发出的转账记为提取，列格式与 CoinTracking 导入一致。时间为 UTC。已知垃圾代币和仿冒代币默认不包含。',
      ko: '받은 전송은 입금, 보낸 전송은 출금으로 CoinTracking이 가져오는 열에 기록합니다. 시각은 UTC입니다. 알려진 스팸과 모방 토큰은 선택하지 않으면 제외됩니다.',
      ar: 'التحويلات الواردة إيداعات والصادرة سحوبات، بالأعمدة التي يستوردها CoinTracking. الأوقات بتوقيت UTC. تُستبعد الرسائل المزعجة المعروفة والرموز المقلّدة ما لم تُضمّنها.',
      es: 'Las transferencias recibidas son depósitos y las enviadas, retiradas, en las columnas que importa CoinTracking. Las horas son UTC. El spam conocido y las imitaciones de tokens se omiten salvo que los incluyas.',
    },
  ),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  accountInvalid: text('Not an account name', 'OEpy', {
    zh: '不是账户名',
    ko: '계정 이름이 아닙니다',
    ar: 'ليس اسم حساب',
    es: 'No es un nombre de cuenta',
  }),
  from: text('From (UTC)', 'RFRb', { zh: '起始日 (UTC)', ko: '시작일 (UTC)', ar: 'من (UTC)', es: 'Desde (UTC)' }),
  to: text('To (UTC)', 'hXVp', { zh: '结束日 (UTC)', ko: '종료일 (UTC)', ar: 'إلى (UTC)', es: 'Hasta (UTC)' }),
  reversed: text('Ends before it begins', 'J2e1', {
    zh: '结束早于开始',
    ko: '종료일이 시작일보다 빠릅니다',
    ar: 'ينتهي قبل أن يبدأ',
    es: 'Termina antes de empezar',
  }),
  withSpam: text('Include spam and imitations', 'DdLu', {
    zh: '包含垃圾代币和仿冒代币',
    ko: '스팸과 모방 토큰 포함',
    ar: 'ضمّن الرسائل المزعجة والرموز المقلّدة',
    es: 'Incluir spam e imitaciones',
  }),
};

declare global {
  interface StringFolders {
    'pages/tax': typeof strings;
  }
}
