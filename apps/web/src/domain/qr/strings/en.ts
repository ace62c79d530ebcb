/** The QR code of a page. */
export const strings = {
  code: (name: string) => `QR code of ${name}`,
  opens: 'Scanning it opens this page.',
  tooLong: 'This address does not fit into a QR code.',
};

declare global {
  interface StringFolders {
    'domain/qr': typeof strings;
  }
}
