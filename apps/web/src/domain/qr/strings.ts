import { text } from '../../i18n/text.ts';

/** The QR code of a page. */
export const strings = {
  code: text((name: string) => `QR code of ${name}`, 'uAA9', {
    zh: (name) => `${name} 的二维码`,
    ko: (name) => `${name}의 QR 코드`,
    ar: (name) => `رمز QR لـ ${name}`,
    es: (name) => `Código QR de ${name}`,
  }),
  opens: text('Scanning it opens this page.', 'KCpG', {
    zh: '扫码即可打开此页面。',
    ko: '스캔하면 이 페이지가 열립니다.',
    ar: 'مسحه يفتح هذه الصفحة.',
    es: 'Al escanearlo se abre esta página.',
  }),
  tooLong: text('This address does not fit into a QR code.', 'o-Oc', {
    zh: '此地址过长，无法生成二维码。',
    ko: '주소가 길어 QR 코드에 담을 수 없습니다.',
    ar: 'هذا العنوان أطول من أن يتسع له رمز QR.',
    es: 'Esta dirección no cabe en un código QR.',
  }),
};

declare global {
  interface StringFolders {
    'domain/qr': typeof strings;
  }
}
