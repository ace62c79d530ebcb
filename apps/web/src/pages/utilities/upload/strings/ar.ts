import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/utilities/upload'] = {
  title: 'رفع عقد',
  description: (chain) => `ارفع الشيفرة وABI إلى حسابك على ${isolated(chain)}`,
  about: 'يضبط شيفرة الحساب المتصل وABI من ملفات. تُقرأ الملفات في هذه الصفحة.',
  noCode: (account) => `ليس لـ${isolated(account)} عقد.`,
  present: (account, hash) => `تجزئة شيفرة ${isolated(account)} الآن: ${isolated(hash)}`,
  size: (bytes, hash) => `${isolated(bytes)} بايت، SHA-256 ${isolated(hash)}`,
  fields: {
    wasm: { label: 'الشيفرة (.wasm)' },
    abi: { label: 'ملف ABI (.abi, .json)' },
    removal: { label: 'أزل عقد هذا الحساب' },
  },
  acts: {
    'upload-contract': { title: 'ارفع الشيفرة وABI', done: 'رُفعت الشيفرة وABI' },
    'upload-code': { title: 'ارفع الشيفرة', done: 'رُفعت الشيفرة' },
    'upload-abi': { title: 'ارفع ABI', done: 'رُفع ABI' },
    'remove-contract': { title: 'أزل العقد', done: 'أُزيل العقد' },
  },
  faults: {
    'file-too-large': (bytes) => `الملف أكبر من ${isolated(bytes)} بايت`,
    'file-unreadable': 'تعذّرت قراءة الملف',
    'wasm-invalid': 'ليس ملف WebAssembly',
    'abi-invalid': (reason) => `ليس ABI: ${isolated(reason)}`,
    'file-missing': 'اختر ملفًا',
    'removal-with-files': 'اختر الملفات أو الإزالة',
    'nothing-to-remove': 'ليس لهذا الحساب عقد',
    'same-code': 'لهذا الحساب الشيفرة نفسها',
  },
  notes: {
    'removes-contract': 'يزيل الشيفرة وABI. يتوقف العقد عن العمل وتبقى جداوله.',
    'replaces-code': 'يستبدل شيفرة هذا الحساب. لا تُحوَّل الجداول التي لا تقرؤها الشيفرة الجديدة.',
    'ram-short': (needed, free) => `يلزم ${isolated(needed)} بايت من RAM، والمتاح ${isolated(free)}.`,
  },
  again: 'رفع آخر',
};
