import type { InstallWords } from './en.ts';

export const words: InstallWords = {
  title: 'ثبّت Antescope',
  text: 'في نافذة خاصة به، على بُعد ضغطة واحدة.',
  install: 'تثبيت',
  notNow: 'ليس الآن',
};
