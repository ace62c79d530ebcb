export const strings: StringFolders['shell/install'] = {
  title: 'ثبّت Antescope',
  text: 'في نافذة خاصة به، على بُعد ضغطة واحدة.',
  install: 'تثبيت',
  notNow: 'ليس الآن',
};
