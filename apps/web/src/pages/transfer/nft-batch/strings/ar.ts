import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/transfer/nft-batch'] = {
  title: 'إرسال دفعي لرموز NFT',
  description: (chain) => `أرسل رموز NFT إلى قائمة حسابات على ${isolated(chain)}`,
  about: 'تُرسل قائمة بأي طول في معاملات من 100 تحويل. يُرسل كل NFT مرة واحدة فقط، حتى لو فشل الإرسال ثم استُؤنف.',
  format: 'رمز NFT في كل سطر: الحساب، المعرّف، المذكرة',
  lines: 'قائمة NFT',
  act: (count) => `أرسل ${isolated(count)} من رموز NFT`,
  total: (count) => `المجموع ${isolated(count)} من رموز NFT`,
  backed: (name, backed) => `${isolated(name)} مدعوم بـ ${isolated(backed)} التي تنتقل معه إلى المالك الجديد.`,
  lineFaults: {
    'asset-missing': 'لا يملك هذا الحساب هذا الـ NFT',
    'asset-ambiguous': 'عدة رموز NFT لها هذا المعرّف: اكتب العقد:المعرّف',
    'asset-twice': 'الـ NFT مذكور في سطر سابق',
    'line-columns': 'المطلوب: الحساب والمعرّف والمذكرة',
  },
};
