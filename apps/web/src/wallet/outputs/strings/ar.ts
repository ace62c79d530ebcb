import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['wallet/outputs'] = {
  title: 'استخدمها في مكان آخر',
  request: 'طلب توقيع (ESR)',
  requestNote: 'المحفظة التي تفتحه تضيف وقت الانتهاء والكتلة المرجعية وتوقّع وترسل.',
  code: 'طلب التوقيع كرمز QR',
  codeTooLong: 'أكبر من أن يتسع له رمز QR: انسخ الطلب.',
  open: 'افتح في المحفظة',
  command: 'أمر cleos',
  commandNote: 'يحدد cleos وقت الانتهاء والكتلة المرجعية ويوقّع ويرسل.',
  hex: 'المعاملة المحزومة (hex)',
  json: 'المعاملة بصيغة JSON',
  id: (id) => `معرّف المعاملة ${isolated(id)}`,
  untied: 'وقت الانتهاء والكتلة المرجعية صفر: حددهما قبل التوقيع.',
  copy: (what) => `انسخ: ${what}`,
};
