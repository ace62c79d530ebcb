import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Install Antescope', 'A-ez', {
    zh: '安装 Antescope',
    ko: 'Antescope 설치',
    ar: 'ثبّت Antescope',
    es: 'Instalar Antescope',
  }),
  text: text('Opens in its own window, one click away.', 'TBrz', {
    zh: '在独立窗口中打开，一键访问。',
    ko: '별도 창에서 바로 열 수 있습니다.',
    ar: 'يفتح في نافذة خاصة به بنقرة واحدة.',
    es: 'Se abre en su propia ventana con un clic.',
  }),
  install: text('Install', '9ILY', { zh: '安装', ko: '설치', ar: 'تثبيت', es: 'Instalar' }),
  notNow: text('Not now', 'NX1J', { zh: '暂不', ko: '나중에', ar: 'ليس الآن', es: 'Ahora no' }),
};

declare global {
  interface StringFolders {
    'shell/install': typeof strings;
  }
}
