import { text } from '../../../i18n/text.ts';

export const strings = {
  about: text(
    'Every page and tool is shown as for this account. Transactions are simulated and exported for another wallet, never signed here.',
    'JER7',
    {
      zh: '所有页面和工具都以此账户的视角显示。交易会被模拟并可导出到其他钱包，不会在此签名。',
      ko: '모든 페이지와 도구가 이 계정 기준으로 표시됩니다. 트랜잭션은 시뮬레이션하고 다른 지갑용으로 내보내며 여기서는 서명하지 않습니다.',
      ar: 'تظهر كل الصفحات والأدوات كما لهذا الحساب. تُحاكى المعاملات وتُصدَّر إلى محفظة أخرى ولا تُوقَّع هنا أبدًا.',
      es: 'Todas las páginas y herramientas se muestran como para esta cuenta. Las transacciones se simulan y se exportan para otra cartera; aquí nunca se firman.',
    },
  ),
  level: text('Account and permission', '6oF4', {
    zh: '账户和权限',
    ko: '계정과 권한',
    ar: 'الحساب والصلاحية',
    es: 'Cuenta y permiso',
  }),
  badLevel: text('Account name, plus @permission if it is not active', 'a8C_', {
    zh: '账户名，若权限不是 active 请加 @权限',
    ko: '계정 이름, active가 아니면 @권한 추가',
    ar: 'اسم الحساب، مع @الصلاحية إن لم تكن active',
    es: 'Nombre de cuenta, con @permiso si no es active',
  }),
  watch: text('Watch the account', '36hc', {
    zh: '观察此账户',
    ko: '계정 보기',
    ar: 'راقب الحساب',
    es: 'Observar la cuenta',
  }),
};

declare global {
  interface StringFolders {
    'wallet/connect/watch-only': typeof strings;
  }
}
