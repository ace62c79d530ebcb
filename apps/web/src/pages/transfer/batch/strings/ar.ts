import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/transfer/batch'] = {
  title: 'تحويل دفعي',
  description: (chain) => `أرسل رمزًا إلى قائمة حسابات على ${isolated(chain)}`,
  about: 'تُرسل قائمة بأي طول في معاملات من 100 تحويل. يُدفع كل سطر مرة واحدة فقط، حتى لو فشل الإرسال ثم استُؤنف.',
  token: 'الرمز',
  lines: 'التحويلات',
  act: (total, count, contract) => `أرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
  exceeded: (held) => `المجموع أكبر من الرصيد ${isolated(held)}`,
  repeated: (names) => `مذكور أكثر من مرة: ${isolated(names)}`,
};
