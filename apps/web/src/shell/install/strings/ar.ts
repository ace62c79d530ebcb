export const strings: StringFolders['shell/install'] = {
  title: 'ثبّت Antescope',
  text: 'يفتح في نافذة خاصة به بنقرة واحدة.',
  install: 'تثبيت',
  notNow: 'ليس الآن',
};
