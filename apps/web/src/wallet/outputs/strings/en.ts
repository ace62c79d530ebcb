export const strings = {
  title: 'Use elsewhere',
  request: 'Signing request (ESR)',
  requestNote: 'The wallet that opens it adds expiration and reference block, signs and sends.',
  code: 'Signing request as a QR code',
  codeTooLong: 'Too large for a QR code: copy the request.',
  open: 'Open in wallet',
  command: 'Command for cleos',
  commandNote: 'cleos sets expiration and reference block, signs and sends.',
  hex: 'Packed transaction (hex)',
  json: 'Transaction as JSON',
  id: (id: string) => `Transaction ID ${id}`,
  untied: 'Expiration and reference block are zero: set them before signing.',
  copy: (what: string) => `Copy: ${what}`,
};

declare global {
  interface StringFolders {
    'wallet/outputs': typeof strings;
  }
}
