export const strings: StringFolders['domain/qr'] = {
  code: (name) => `Código QR de ${name}`,
  opens: 'Al escanearlo se abre esta página.',
  tooLong: 'Esta dirección no cabe en un código QR.',
};
