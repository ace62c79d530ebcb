import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/safemode'] = {
  title: 'الوضع الآمن',
  description: (chain) => `احمِ حسابًا على ${isolated(chain)}: انقل صلاحياته أو أخّرها`,
  about: [
    'الحساب الآمن حساب آخر لك تُحفظ مفاتيحه على حدة، في محفظة أجهزة مثلًا. وحده يستخدم الصلاحية المنقولة.',
    'المهلة تؤخر معاملات active كي يلغي owner ما يوقعه غيرك.',
    'انقل active أولًا واحتفظ بـ owner حتى ينجح التوقيع بالحساب الآمن مرة.',
  ],
  failed: 'تعذرت قراءة الصلاحيات.',
  way: 'الحماية',
  move: 'حساب آمن',
  delay: 'مهلة',
  permission: 'الصلاحية',
  safe: 'الحساب الآمن',
  hours: 'المهلة بالساعات',
  hoursHint: '1080 على الأكثر (45 يومًا)',
  again: 'العودة إلى النموذج',
  acts: {
    'move-to-safe': {
      title: (permission, safe) => `انقل ${isolated(permission)} إلى ${isolated(safe)}`,
      done: (permission, safe) => `نُقلت ${isolated(permission)} إلى ${isolated(safe)}`,
    },
    'add-delay': {
      title: (hours) => `أخّر active مدة ${isolated(hours)} ساعة`,
      done: (hours) => `تأخر active مدة ${isolated(hours)} ساعة`,
    },
  },
  faults: {
    'safe-self': 'أدخل حسابًا غير حسابك',
    'safe-already': 'هذا الحساب وحده يتحكم بها من قبل',
    'signer-too-low': (level) => `يتطلب الاتصال بصفة ${isolated(level)} أو صلاحية أعلى`,
    'delay-present': 'لـ active مهلة من قبل: غيّرها في الصلاحيات',
    'permissions-unknown': 'صلاحية active غير معروفة بعد',
  },
  notes: {
    'safe-controls': (level, permission) =>
      `سيتحكم ${isolated(level)} وحده بـ ${isolated(permission)}: لن تتحكم مفاتيحك الحالية بها.`,
    'owner-changes': 'صلاحية owner تتحكم بالحساب كله ويمكنها استبدال غيرها.',
    'delay-risk': 'معظم السلاسل لم تعد تنفذ المعاملات المؤجلة: فيها لا يعمل بعد ذلك إلا owner.',
  },
};
