import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/transfer/nft'] = {
  title: 'إرسال NFT',
  description: (chain) => `أرسل رموز NFT من حسابك على ${isolated(chain)}`,
  none: 'لا يملك هذا الحساب رموز NFT.',
  notConnected: 'اتصل بمحفظة لتختار من رموز NFT فيها.',
  filter: 'رشّح بالاسم أو المجموعة أو المعرّف',
  noMatch: 'لا نتائج مطابقة.',
  more: (count) => `عرض المزيد (${isolated(count)})`,
  chosen: (count) => `المحدد: ${isolated(String(count))}`,
  again: 'إرسال جديد',
  fields: {
    assets: { label: 'رموز NFT' },
    to: { label: 'إلى' },
    memo: { label: 'مذكرة', hint: 'علنية، 256 بايت على الأكثر' },
  },
  acts: {
    'send-nft': {
      title: (name, id, to) => `أرسل ${isolated(name)} (${isolated(id)}) إلى ${isolated(to)}`,
      done: (name, id, to) => `أُرسل ${isolated(name)} (${isolated(id)}) إلى ${isolated(to)}`,
    },
    'send-nfts': {
      title: (count, to) => `أرسل ${isolated(count)} من رموز NFT إلى ${isolated(to)}`,
      done: (count, to) => `أُرسل ${isolated(count)} من رموز NFT إلى ${isolated(to)}`,
    },
  },
  faults: {
    'nfts-missing': 'حدد رمزًا واحدًا على الأقل',
    'nfts-many': (most) => `حدد ${isolated(most)} على الأكثر`,
    'nft-to-self': 'أدخل حسابًا غير حسابك',
  },
  notes: {
    'nft-backed': (name, backed) => `يسند ${isolated(name)} مبلغ ${isolated(backed)} وينتقل معه إلى المالك الجديد.`,
  },
};
