import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['wallet/contract'] = {
  failed: 'تعذّرت قراءة العقد الحالي.',
  presentCode: 'الشيفرة الحالية',
  newCode: 'الشيفرة الجديدة',
  presentAbi: 'ABI الحالي',
  newAbi: 'ABI الجديد',
  none: 'لا يوجد',
  size: (bytes) => `${isolated(bytes)} بايت`,
  ramNeeded: (bytes) => `يستعمل ${isolated(bytes)} بايت إضافية من RAM`,
  ramFreed: (bytes) => `يحرّر ${isolated(bytes)} بايت من RAM`,
  unreadableAbi: 'تعذّرت قراءة ABI الجديد.',
  difference: 'تغيّرات ABI',
  actions: 'إجراءات',
  tables: 'جداول',
  structs: 'بنى',
  changes: {
    added: (kind) => `${kind} مضافة`,
    removed: (kind) => `${kind} محذوفة`,
    changed: (kind) => `${kind} متغيّرة`,
  },
  sameAbi: 'الإجراءات والجداول والبنى كما هي الآن',
  moreAccounts: (count) => `${isolated(count)} حسابات أخرى`,
};
