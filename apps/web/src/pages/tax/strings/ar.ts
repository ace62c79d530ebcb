import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/tax'] = {
  title: 'تصدير ضريبي',
  description: (chain) => `صدّر تحويلات حساب على ${isolated(chain)} لـCoinTracking`,
  about:
    'التحويلات الواردة إيداعات والصادرة سحوبات، بالأعمدة التي يستوردها CoinTracking. الأوقات بتوقيت UTC. تُستبعد الرسائل المزعجة المعروفة والرموز المقلّدة ما لم تُضمّنها.',
  account: 'الحساب',
  accountInvalid: 'ليس اسم حساب',
  from: 'من (UTC)',
  to: 'إلى (UTC)',
  reversed: 'ينتهي قبل أن يبدأ',
  withSpam: 'ضمّن الرسائل المزعجة والرموز المقلّدة',
};
